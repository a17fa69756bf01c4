/**
 * The width of an element where that of a box is the width of its content: in a row, a centred grid, a float. A container
 * counts as empty there; a track without a height stands for the content, so that the element fills what there is. Beside
 * other items of a row it gives way first. No part of `baseStyles`: rules of the page win.
 */
export const widthStyles =
  ":host{flex-shrink:99}:host::after{content:'';display:grid;grid:none/minmax(240px,1200px)}"
