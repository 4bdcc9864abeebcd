let isTolerant = false;

/**
 * Lets React go on in a page that a translator of the browser has rewritten. Google Translate replaces text nodes by `<font>` elements, after
 * which React removes nodes that are no longer where it put them, or inserts before them, and the browser throws: the whole page would be
 * replaced by the error page. React has no answer of its own (facebook/react#11538); this is the one that its maintainers describe there.
 * A node that is elsewhere is removed from where it is; what was to be inserted before it comes last.
 */
export function tolerateTranslators(): void {
  if (isTolerant) return;
  isTolerant = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T; // the child itself
    (child as Node & Partial<ChildNode>).remove?.();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, node, isHere ? before : childWith(this, before)) as T; // the node itself
  };
}

/** The child of an element that contains a node now; null where it is nowhere in it. */
function childWith(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}
