/** The parts of the help that the layout shows, loaded when it is first opened. */
export const help = {
  panel: () => import('@callboard/help/panel'),
  pages: () => import('@callboard/help/pages'),
};
