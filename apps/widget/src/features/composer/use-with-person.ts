import { later } from '@foyer/ui/messages/later.ts'

/** One download for all of it, once there is a person to see more than text. If it does not come, text still goes. */
export const useWithPerson = later(async () => import('./with-person.ts'))
