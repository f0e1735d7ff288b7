import { inviteRating } from './thread/inviteRating.ts'
import { visitorInfo } from './visitor/visitorInfo.ts'
import { listCanned } from './canned/listCanned.ts'
import { saveCanned } from './canned/saveCanned.ts'
import { deleteCanned } from './canned/deleteCanned.ts'
import { listForms } from './forms/listForms.ts'
import { saveForm } from './forms/saveForm.ts'
import { deleteForm } from './forms/deleteForm.ts'
import { listWords } from './words/listWords.ts'
import { addWords } from './words/addWords.ts'
import { removeWord } from './words/removeWord.ts'
import { blockVisitor } from './blocks/blockVisitor.ts'
import { unblockVisitor } from './blocks/unblockVisitor.ts'
import { listBlocks } from './blocks/listBlocks.ts'
import { mySessions } from './account/mySessions.ts'
import { revokeSession } from './account/revokeSession.ts'
import { beat } from './account/beat.ts'
import { setPresence } from './account/setPresence.ts'
import { signIn } from './account/signIn.ts'
import { signOut } from './account/signOut.ts'
import { signOutEverywhere } from './account/signOutEverywhere.ts'
import { whoAmI } from './account/whoAmI.ts'
import { listThreads } from './inbox/listThreads.ts'
import { readRows } from './inbox/readRows.ts'
import { takeThread } from './inbox/takeThread.ts'
import { dismissComplaint } from './robot/dismissComplaint.ts'
import { listCases } from './robot/listCases.ts'
import { listComplaints } from './robot/listComplaints.ts'
import { publishDocument } from './robot/publishDocument.ts'
import { removeCase } from './robot/removeCase.ts'
import { saveCase } from './robot/saveCase.ts'
import { saveDocument } from './robot/saveDocument.ts'
import { withdrawDocument } from './robot/withdrawDocument.ts'
import { takeOver } from './inbox/takeOver.ts'
import { listTeam } from './team/listTeam.ts'
import { closeThread } from './thread/closeThread.ts'
import { deskStream } from './thread/deskStream.ts'
import { handOver } from './thread/handOver.ts'
import { readThread } from './thread/readThread.ts'
import { recall } from './thread/recall.ts'
import { refuseThread } from './thread/refuseThread.ts'
import { reply } from './thread/reply.ts'
import { typeReply } from './thread/typeReply.ts'
import { uploadFile } from './thread/uploadFile.ts'
import { writeNote } from './thread/writeNote.ts'
import { viewing } from './thread/viewing.ts'
import { listTickets } from './tickets/listTickets.ts'
import { readTicket } from './tickets/readTicket.ts'
import { replyTicket } from './tickets/replyTicket.ts'
import { updateTicket } from './tickets/updateTicket.ts'
import { openTicket } from './tickets/openTicket.ts'
import { revokeTicketLinks } from './tickets/revokeTicketLinks.ts'
import { uploadTicketFile } from './tickets/uploadTicketFile.ts'
import { listLeftMessages } from './left-messages/listLeftMessages.ts'
import { handleLeftMessage } from './left-messages/handleLeftMessage.ts'
import { listChannels } from './channels/listChannels.ts'
import { setOrigins } from './channels/setOrigins.ts'
import { createIdentityKey } from './channels/createIdentityKey.ts'
import { revokeIdentityKey } from './channels/revokeIdentityKey.ts'
import { startCall } from './calls/startCall.ts'
import { deskCallAct } from './calls/deskCallAct.ts'
import { deskCallSignal } from './calls/deskCallSignal.ts'
import { listCalls } from './calls/listCalls.ts'

export const deskApi = {
  signIn,
  signOut,
  whoAmI,
  mySessions,
  revokeSession,
  signOutEverywhere,
  beat,
  setPresence,
  listThreads,
  readRows,
  takeThread,
  takeOver,
  handOver,
  refuseThread,
  listTeam,
  readThread,
  reply,
  writeNote,
  uploadFile,
  typeReply,
  viewing,
  recall,
  closeThread,
  deskStream,
  listComplaints,
  dismissComplaint,
  listCases,
  saveCase,
  removeCase,
  saveDocument,
  publishDocument,
  withdrawDocument,
  inviteRating,
  visitorInfo,
  listCanned,
  saveCanned,
  deleteCanned,
  listForms,
  saveForm,
  deleteForm,
  listWords,
  addWords,
  removeWord,
  blockVisitor,
  unblockVisitor,
  listBlocks,
  listTickets,
  readTicket,
  replyTicket,
  updateTicket,
  openTicket,
  revokeTicketLinks,
  uploadTicketFile,
  listLeftMessages,
  handleLeftMessage,
  listChannels,
  setOrigins,
  createIdentityKey,
  revokeIdentityKey,
  startCall,
  deskCallAct,
  deskCallSignal,
  listCalls,
}
export type DeskApi = typeof deskApi
