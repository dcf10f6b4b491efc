// How many connections come from one address? Sockets and streams together, and no more than so many.

export interface Door {
  /** False when there are too many. */
  enter(address: string): boolean;
  leave(address: string): void;
}

export function newDoor(perAddress: number): Door {
  const open = new Map<string, number>();
  return {
    enter(address) {
      const count = open.get(address) ?? 0;
      if (count >= perAddress) return false;
      open.set(address, count + 1);
      return true;
    },
    leave(address) {
      const count = (open.get(address) ?? 1) - 1;
      if (count === 0) open.delete(address);
      else open.set(address, count);
    },
  };
}
