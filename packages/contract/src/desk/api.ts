import { signIn } from './account/signIn.ts'
import { signOut } from './account/signOut.ts'
import { whoAmI } from './account/whoAmI.ts'
import { listThreads } from './inbox/listThreads.ts'
import { takeThread } from './inbox/takeThread.ts'
import { closeThread } from './thread/closeThread.ts'
import { deskStream } from './thread/deskStream.ts'
import { readThread } from './thread/readThread.ts'
import { recall } from './thread/recall.ts'
import { reply } from './thread/reply.ts'
import { typeReply } from './thread/typeReply.ts'

export const deskApi = {
  signIn,
  signOut,
  whoAmI,
  listThreads,
  takeThread,
  readThread,
  reply,
  typeReply,
  recall,
  closeThread,
  deskStream,
}
export type DeskApi = typeof deskApi
