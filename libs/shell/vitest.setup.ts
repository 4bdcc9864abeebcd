// jsdom has no layout to scroll; tests of Node have no window.
if (typeof window !== 'undefined') window.scrollTo = () => {};
