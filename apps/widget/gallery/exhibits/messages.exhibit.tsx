import type { Exhibit } from '../exhibit.ts'
import { exampleOf, kindNames } from './example-of.ts'
import { wireRow } from './message-row.tsx'

/** Every kind of the contract, from the person who answers and from the visitor. */
export default kindNames.flatMap((kind) => {
  const wire = exampleOf(kind)
  return [
    { name: `message/${kind}`, view: () => wireRow({ ...wire, senderType: 2 }) },
    { name: `message/${kind}/own`, view: () => wireRow({ ...wire, senderType: 1, senderName: '' }) },
  ]
}) satisfies Exhibit[]
