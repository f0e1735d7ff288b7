import { z } from 'zod'
import { receiveModes } from '../../codes.ts'
import { code, Flag } from '../../wire.ts'

/** Settings for first responder, transfer to a person, and the visitor's options (D-05, P-03, S-17). */
export const Reception = z.object({
  receiveMode: code(receiveModes),
  transferUserMode: Flag,
  /** Postpones the automatic transfer to the visitor's first message. */
  msgToTransferFlag: Flag,
  imageButtonFlag: Flag,
  videoButtonFlag: Flag,
  fileButtonFlag: Flag,
  historyHideFlag: Flag,
  evaluateMode: Flag,
})

export const receptionDefaults: z.infer<typeof Reception> = {
  receiveMode: receiveModes.robot,
  transferUserMode: 1,
  msgToTransferFlag: 0,
  imageButtonFlag: 1,
  videoButtonFlag: 1,
  fileButtonFlag: 1,
  historyHideFlag: 0,
  evaluateMode: 1,
}
