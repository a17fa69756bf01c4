/** A deep copy of a node. The DOM types lose the type of the node. */
export function clone<Kind extends Node>(node: Kind): Kind {
  return node.cloneNode(true) as Kind
}
