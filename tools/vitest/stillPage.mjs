/// <reference lib="dom" />

// jsdom has no layout to scroll.
window.scrollTo = () => {};

// A socket that stays silent: only the tests about it have one that answers.
Object.assign(globalThis, {
  WebSocket: class {
    close() {}
  },
});
