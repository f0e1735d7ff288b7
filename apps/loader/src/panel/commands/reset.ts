import type { Command } from './command.ts'

/** Also without a chat on the page: the browser may remember one of yesterday. */
export const reset: Command = async (chat) => {
  chat.remembered.user = chat.remembered.proof = undefined
  chat.forgetPage()
  chat.view.setUnread(0)
  await chat.ask({ do: 'reset' })
}
