import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'

/** One download for all of it, once there is a person to see more than text. If it does not come, text still goes. */
export const useWithPerson = lazyValue(async () => import('./with-person.ts'))
