import { done, type Command } from '../host.ts'

/** Words to begin with. Whoever has begun already keeps their own. */
export const draft: Command<'draft'> = ({ text }, { chat: { session } }) => {
  const isFree = session.getSnapshot().draft.text.trim() === ''
  if (isFree) session.dispatch({ type: 'draftChanged', text })
  return done
}
