import { conceptSign } from './sign.ts'
import type { Concept } from './words.ts'

/** Topics that few businesses cover. A topic that the knowledge base covers counts like any other. */
const concepts = [
  'weather',
  'cooking',
  'jobs',
  'company_facts',
  'competitor_goods',
  'sports',
  'jokes',
  'greeting',
  'about_robot',
  'money_markets',
  'homework',
  'media',
  'travel_booking',
  'politics',
  'health_other',
  'other_goods',
  'pets',
  'partners',
  'custom_work',
  'parking',
  'shop_visit',
  'opening_hours',
  'luck',
  'relations',
  'law',
  'nature',
  'household',
  'civic',
  'vehicles',
] as const satisfies readonly Concept[]

const offTopic: ReadonlySet<string> = new Set(concepts.map((concept) => conceptSign + concept))

export function isOffTopic(concept: string): boolean {
  return offTopic.has(concept)
}
