import { greetingCatalogs, type GreetingKey } from './catalogs/greeting.ts'
import { textsOf } from './texts-of.ts'

/** Default greeting of an agent who accepts, for channels without their own. */
export const greetingTexts = textsOf<GreetingKey>(greetingCatalogs)
