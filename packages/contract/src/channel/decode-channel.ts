import {
  faqShowTypes,
  fieldTypes,
  leaveMsgTypes,
  menubarTypes,
  menuTypes,
  nameOf,
  receiveModes,
} from '../codes.ts'
import { isFields } from '../readers.ts'
import type { ChannelConfig, WireChannelConfig } from './config.ts'
import type { ChannelInfo, WireChannelInfo } from './endpoints.ts'

type Item<T> = T extends readonly (infer I)[] ? I : T

/** The keys, at any depth, whose numbers on the wire become a `Kind` in the decoded settings. */
type KeysOf<Wire, Decoded, Kind> = {
  [K in keyof Wire & keyof Decoded & string]-?: NonNullable<Wire[K]> extends number
    ? NonNullable<Decoded[K]> extends Kind
      ? K
      : never
    : NonNullable<Wire[K]> extends object
      ? string extends keyof Wire[K]
        ? never
        : KeysOf<Item<NonNullable<Wire[K]>>, Item<NonNullable<Decoded[K]>>, Kind>
      : never
}[keyof Wire & keyof Decoded & string]

type FlagKey = KeysOf<WireChannelConfig, ChannelConfig, boolean>
type NamedKey = KeysOf<WireChannelConfig, ChannelConfig, string>
type Table = Readonly<Record<string, number>>

/** One row for each coded key of the schema: a missing or superfluous row does not compile. */
const codes: Readonly<Record<FlagKey, 'flag'> & Record<NamedKey, Table>> = {
  fieldType: fieldTypes,
  leaveMsgType: leaveMsgTypes,
  menuType: menuTypes,
  receiveMode: receiveModes,
  showType: faqShowTypes,
  type: menubarTypes,
  adFlag: 'flag',
  adminCloseMode: 'flag',
  adminOfflineMode: 'flag',
  adminTimeoutMode: 'flag',
  adminWelcomeMode: 'flag',
  commentDocMode: 'flag',
  evaluateMode: 'flag',
  fileButtonFlag: 'flag',
  formCheckMode: 'flag',
  groupMode: 'flag',
  historyHideFlag: 'flag',
  imageButtonFlag: 'flag',
  leaveMsgContactMode: 'flag',
  leaveMsgMode: 'flag',
  msgToTransferFlag: 'flag',
  navigationBarShowFlag: 'flag',
  noticeMode: 'flag',
  questionFlag: 'flag',
  quickFlag: 'flag',
  require: 'flag',
  robotAnswerTransferUserMode: 'flag',
  robotGuideTransferUserMode: 'flag',
  robotTipsFlag: 'flag',
  robotUnknownTransferUserMode: 'flag',
  show: 'flag',
  sideBarStatus: 'flag',
  transferUserMode: 'flag',
  userFormMode: 'flag',
  userQueueMode: 'flag',
  userTimeoutMode: 'flag',
  videoButtonFlag: 'flag',
  videoCallFlag: 'flag',
  voiceCallFlag: 'flag',
}
const byKey = new Map<string, 'flag' | Table>(Object.entries(codes))

/** The answer of channelInfo with booleans and names in place of its numbers. No zod here: browsers download it. */
export function decodeChannel(wire: WireChannelInfo): ChannelInfo {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `codes` and a test compare it with the schema
  return decoded(wire, '') as ChannelInfo
}

function decoded(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => decoded(item, key))
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, decoded(inner, name)]))
  const table = typeof value === 'number' ? byKey.get(key) : undefined
  if (table === undefined) return value
  // A newer server may know more names: the first of a table is its plainest.
  return table === 'flag' ? value === 1 : (nameOf(table, value) ?? Object.keys(table)[0])
}
