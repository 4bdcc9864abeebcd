import { frameHeight } from '../tickets/useFrameHeight';

/** Markup that a site adds to its page to embed the shop: a frame, and a script that makes it as high as the shop. */
export function embedSnippet({ address, title }: { address: string; title: string }): string {
  const { origin } = new URL(address);
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" height="900" style="width: 100%; border: 0"></iframe>
<script>
  addEventListener('message', function (event) {
    if (event.origin !== '${origin}' || event.data.type !== '${frameHeight}') return;
    document.querySelectorAll('iframe').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.height = Number(event.data.height);
    });
  });
</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
