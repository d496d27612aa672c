/**
 * Browser translation replaces React's text nodes with elements, and extensions wrap or remove nodes. React would throw
 * when it removes such a node or inserts another before it, and the page would break
 * (https://github.com/facebook/react/issues/11538). With this guard, React removes a moved node from its new place, and
 * inserts before its new place or, if the node is gone, at the end. Call it before React renders.
 */
export function guardNodes(): void {
  Node.prototype.removeChild = <Child extends Node>(child: Child): Child => {
    (child as unknown as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    if (place) (place as ChildNode).before(child);
    else this.appendChild(child);
    return child;
  };
}
