import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { nameOf, type Variant } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor, type Visitor, type Wanted } from '../../apps/widget/gallery/tool/visitor.ts'
import type { Gallery } from './gallery-test.ts'

export type Seen<T> = { key: string; complaints: string[]; found: T }

/** Goes through a file's exhibits, one after the other, and gives what was found at each. */
export async function lookAround<T>(
  gallery: Gallery,
  file: string,
  variant: Variant,
  look: (visitor: Visitor, exhibit: Wanted) => Promise<T>,
): Promise<Seen<T>[]> {
  const seen: Seen<T>[] = []
  const context = await openContext(gallery.browser, variant.layout)
  const visitor = await createVisitor(context, gallery.address)
  for (const exhibit of gallery.exhibitsOf(file)) {
    const complaints = await visitor.show(exhibit, variant)
    const found = await look(visitor, exhibit)
    seen.push({ key: `${exhibit.name} ${nameOf(variant)}`, complaints, found })
  }
  await context.close()
  return seen
}

/** What the browser said, with where. */
export function complaintsOf(seen: readonly Seen<unknown>[]): string[] {
  return seen.flatMap(({ key, complaints }) => complaints.map((complaint) => `${key}: ${complaint}`))
}
