import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import type { MenuKind } from '@foyer/contract/codes.ts'
import { sayCanned } from './canned.ts'
import { closePressed } from './closing.ts'
import { evaluatePressed } from './evaluation.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { leavePressed } from '@foyer/core/session/leave-message.ts'
import { canWrite, offersTransfer } from '@foyer/core/session/selectors.ts'
import { send } from './sending.ts'
import { next, type Rules, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { transferPressed } from '@foyer/core/session/transfer.ts'

type Press = EventOf<'menuPressed'>

/** D-06: what each tag of the quick menu does. */
const acts: { [K in MenuKind]: (state: SessionState, press: Press, rules: Rules) => Step } = {
  ask: (state, { item, id, at }) =>
    send(state, {
      type: 'sendPressed',
      id,
      text: item.msgText || item.menuName,
      at,
      asked: { docId: item.docId, click: 1 },
    }),
  transfer: (state) => transferPressed(state, { type: 'transferPressed' }),
  close: closePressed,
  evaluate: evaluatePressed,
  leaveMessage: leavePressed,
  link: (state, { item }) => next(state, { do: 'openLink', url: item.labelLink }),
  answer: sayCanned,
}

export function menuPressed(state: SessionState, press: Press, rules: Rules): Step {
  return acts[press.item.menuType](state, press, rules)
}

/** Whether a tag has anything to do now. P-03 for the way to a person. */
export function offersMenu(state: SessionState, item: MenuItem): boolean {
  switch (item.menuType) {
    case 'transfer':
      return offersTransfer(state)
    case 'leaveMessage':
      return state.visitor !== undefined && state.channel?.leaveMsgMode === true
    case 'evaluate':
      return state.channel?.evaluateMode === true
    case 'link':
      return true
    case 'ask':
    case 'answer':
    case 'close':
      return canWrite(state)
  }
}
