import { greetingCatalogs, type GreetingKey } from './catalogs/greeting.ts'
import { textsOf } from './texts-of.ts'

/** What visitors read in the name of an agent who accepts, unless their channel says something else. */
export const greetingTexts = textsOf<GreetingKey>(greetingCatalogs)
