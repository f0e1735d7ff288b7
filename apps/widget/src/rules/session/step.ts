import { timers } from './timers.ts'
import { answered } from './answered.ts'
import { attended, muteToggled, saw } from './attention.ts'
import { closePressed, sessionClosed, startOver } from './closing.ts'
import { connectionChanged } from './connection.ts'
import { derivedEffects } from './derived.ts'
import type { EventOf, EventType, SessionEvent } from '@foyer/core/session/event.ts'
import { identityRefused, signInAgain, signInRefused } from '@foyer/core/session/failures.ts'
import {
  evaluatePressed,
  rateWhoAnswers,
  ratedElsewhere,
  ratingDismissed,
  ratingReceived,
  ratingRefused,
  ratingSent,
} from './evaluation.ts'
import { formAnswered } from './form-answers.ts'
import { formRefused, formSubmitted } from '@foyer/core/session/form.ts'
import { answerGrew, grownUp } from './growing.ts'
import { historyMoved } from './history.ts'
import {
  earlierAsked,
  leaveDismissed,
  leavePressed,
  leaveRefused,
  leaveSent,
  left,
  receiptDismissed,
} from '@foyer/core/session/leave-message.ts'
import { menuPressed } from './menu.ts'
import { noted } from '@foyer/core/session/note.ts'
import {
  writeContent,
  contentSent,
  delivered,
  discard,
  dropped,
  queuedToSend,
  resent,
  retry,
  send,
  undelivered,
} from './sending.ts'
import { next, type Rules, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { received, statusTold } from './receiving.ts'
import { askHeld } from './robot.ts'
import { openAgainPressed, opened, resumed, wanted } from './starting.ts'
import { thumbPressed } from './thumbs.ts'
import { groupChoiceDismissed, groupChosen, transferPressed } from '@foyer/core/session/transfer.ts'
import { agentTyped, draftChanged } from './typing.ts'
import { leaveInsteadPressed, stopWaitingPressed } from './waiting.ts'

function productSent(state: SessionState, { id, at }: EventOf<'productSent'>, rules: Rules): Step {
  const { product } = rules
  if (!product || state.product !== 'offered') return next(state)
  const { picture: imgUrl, title, desc: describe, price: label, url: fromUrl } = product
  const content = { kind: 'goods', imgUrl, title, describe, label, fromUrl } as const
  return writeContent({ ...state, product: 'done' }, { id, content, at })
}

function productDismissed(state: SessionState): Step {
  return next({ ...state, product: 'done' })
}

export type Handler<T extends EventType> = (state: SessionState, event: EventOf<T>, rules: Rules) => Step

/** Which concerns an event touches, in order. A new event does not compile until it has a row. */
const handlers: { [T in EventType]: readonly Handler<T>[] } = {
  opened: [opened],
  wanted: [wanted],
  resumed: [resumed],
  draftChanged: [draftChanged],
  sendPressed: [send],
  retryPressed: [retry],
  discardPressed: [discard],
  transferPressed: [transferPressed],
  closePressed: [closePressed],
  startOverPressed: [startOver],
  openAgainPressed: [openAgainPressed],
  signInAgainPressed: [signInAgain],
  signInAgainRefused: [signInRefused],
  historyMoved: [historyMoved],
  formSubmitted: [formSubmitted],
  formRefused: [formRefused],
  formAnswered: [formAnswered],
  contentSent: [contentSent],
  productSent: [productSent],
  productDismissed: [productDismissed],
  menuPressed: [menuPressed],
  thumbPressed: [thumbPressed],
  evaluatePressed: [evaluatePressed],
  ratingRefused: [ratingRefused],
  ratingSent: [ratingSent],
  ratedElsewhere: [ratedElsewhere],
  ratingDismissed: [ratingDismissed],
  leavePressed: [leavePressed],
  leaveDismissed: [leaveDismissed],
  earlierAsked: [earlierAsked],
  leaveRefused: [leaveRefused],
  stopWaitingPressed: [stopWaitingPressed],
  leaveInsteadPressed: [leaveInsteadPressed],
  leaveSent: [leaveSent],
  ticketLeft: [left],
  receiptDismissed: [receiptDismissed],
  groupChosen: [groupChosen],
  groupChoiceDismissed: [groupChoiceDismissed],
  muteToggled: [muteToggled],
  answered: [answered, grownUp, saw],
  received: [received, ratingReceived, sessionClosed, agentTyped, grownUp, attended, saw],
  answerGrew: [answerGrew],
  statusTold: [statusTold, grownUp],
  identityRefused: [identityRefused],
  queuedToSend: [queuedToSend],
  resent: [resent],
  delivered: [delivered],
  undelivered: [undelivered],
  dropped: [dropped],
  timerFired: [(state, event, rules) => timers[event.id](state, event, rules)],
  connectionChanged: [connectionChanged, grownUp],
  visibilityChanged: [attended, saw],
  storageBlocked: [(state, { at }) => next(noted(state, 'notKept', { key: 'note.notKept' }, at))],
}

/** The whole conversation: what is, what happened, what is next and what is to be done about it. */
export function step(state: SessionState, event: SessionEvent, rules: Rules): Step {
  const result = run(state, event.type, event, rules)
  const asked = askHeld(rateWhoAnswers(result.state))
  const effects = [...result.effects, ...asked.effects, ...derivedEffects(state, asked.state)]
  return { state: asked.state, effects }
}

function run<T extends EventType>(state: SessionState, type: T, event: EventOf<T>, rules: Rules): Step {
  return handlers[type].reduce((before, handler) => {
    const after = handler(before.state, event, rules)
    return { state: after.state, effects: [...before.effects, ...after.effects] }
  }, next(state))
}
