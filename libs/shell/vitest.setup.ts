// jsdom has no layout to scroll; tests of Node have no window.
if (typeof window !== 'undefined') window.scrollTo = () => {};

// A socket that stays silent: only the tests about it have one that answers.
Object.assign(globalThis, {
  WebSocket: class {
    close() {}
  },
});
