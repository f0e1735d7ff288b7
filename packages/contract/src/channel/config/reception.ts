import { z } from 'zod'
import { receiveModes } from '../../codes.ts'
import { coded, Id, ShortText, Text, Toggle, Url } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/** Settings for first responder, transfer to a person, and the visitor's options (D-05, P-03, S-17). */
export const Reception = z.object({
  receiveMode: coded(receiveModes),
  transferUserMode: Toggle,
  /** Postpones the automatic transfer to the visitor's first message. */
  msgToTransferFlag: Toggle,
  imageButtonFlag: Toggle,
  videoButtonFlag: Toggle,
  fileButtonFlag: Toggle,
  historyHideFlag: Toggle,
  evaluateMode: Toggle,
})

export const receptionDefaults: z.infer<typeof Reception> = {
  receiveMode: 'robot',
  transferUserMode: true,
  msgToTransferFlag: false,
  imageButtonFlag: true,
  videoButtonFlag: true,
  fileButtonFlag: true,
  historyHideFlag: false,
  evaluateMode: true,
}

/** The robot of the channel, and beside which of its answers the way to a person is offered. */
export const Robot = z.object({
  robotNo: Id,
  robotName: ShortText,
  robotIcon: Url,
  robotWelcomeMsg: Text,
  /** Questions that are offered beside the input before anything was asked. */
  autoTip: z.array(z.object({ autoTip: ShortText })).max(20),
  /** D-19: suggestions while the visitor types. */
  robotTipsFlag: Toggle,
  commentDocMode: Toggle,
  robotAnswerTransferUserMode: Toggle,
  robotGuideTransferUserMode: Toggle,
  robotUnknownTransferUserMode: Toggle,
  /** Ours: refuses a form message (10/11) whose required fields are empty; off, it is taken as it is (V-11). */
  formCheckMode: Toggle,
})

export const robotDefaults: z.infer<typeof Robot> = {
  robotNo: 'r1',
  robotName: 'Harbour helper',
  robotIcon: '/chat_online/robot.svg',
  robotWelcomeMsg: factoryTexts.robotWelcome,
  autoTip: [{ autoTip: 'Where is my order?' }, { autoTip: 'How do I return something?' }],
  robotTipsFlag: true,
  commentDocMode: true,
  robotAnswerTransferUserMode: false,
  robotGuideTransferUserMode: true,
  robotUnknownTransferUserMode: true,
  formCheckMode: false,
}

const Group = z.object({ groupId: Id, groupName: ShortText, groupDesc: ShortText })

/** The groups of agents a visitor may choose between (S-20). */
export const Groups = z.object({ groupMode: Toggle, groupConfig: z.array(Group).max(50) })

export const groupsDefaults: z.infer<typeof Groups> = {
  groupMode: false,
  groupConfig: [
    { groupId: 'g1', groupName: 'Orders and delivery', groupDesc: 'Parcels, addresses, returns' },
    { groupId: 'g2', groupName: 'Product advice', groupDesc: 'Before you buy' },
  ],
}

/** Which calls a visitor may start once a person is there. Agents may start either. */
export const Calls = z.object({ voiceCallFlag: Toggle, videoCallFlag: Toggle })

export const callsDefaults: z.infer<typeof Calls> = { voiceCallFlag: true, videoCallFlag: true }
