/** Time that only passes when told to, and what happens in it, in order. */
export class Timeline {
  now = 1_000_000
  private readonly heap: { at: number; n: number; run: () => void }[] = []
  private count = 0

  after(ms: number, run: () => void): void {
    this.heap.push({ at: this.now + ms, n: this.count++, run })
    this.rise(this.heap.length - 1)
  }

  /** `onMoment`: before each thing that happens, at its time. */
  pass(ms: number, onMoment: () => void): void {
    const until = this.now + ms
    for (let first = this.heap[0]; first && first.at <= until; first = this.heap[0]) {
      this.now = Math.max(this.now, first.at)
      this.takeFirst()
      onMoment()
      first.run()
    }
    this.now = until
    onMoment()
  }

  private takeFirst(): void {
    const last = this.heap.pop()
    if (last && this.heap.length > 0) {
      this.heap[0] = last
      this.sink(0)
    }
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1
      if (!this.isBefore(at, parent)) return
      this.swap(at, parent)
      at = parent
    }
  }

  private sink(from: number): void {
    for (let at = from; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = right < this.heap.length && this.isBefore(right, left) ? right : left
      if (least >= this.heap.length || !this.isBefore(least, at)) return
      this.swap(at, least)
      at = least
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]]
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.n < b.n))
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]]
    if (a && b) [this.heap[one], this.heap[other]] = [b, a]
  }
}
