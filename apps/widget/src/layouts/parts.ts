import type { ComponentType } from 'react'
import { Background } from '../appearance/Background.tsx'
import { CallPart } from './CallPart.tsx'
import { Closed } from '../features/closed/Closed.tsx'
import { Composer } from '../features/composer/Composer.tsx'
import { ConnectionLine } from '../features/connection/ConnectionLine.tsx'
import { Evaluation } from '../features/evaluation/Evaluation.tsx'
import { GroupChoice } from '../features/groups/GroupChoice.tsx'
import { Header } from '../features/header/Header.tsx'
import { LeaveMessage } from '../features/leave-message/LeaveMessage.tsx'
import { LazyLinkedPages } from '../pages/linked-pages/LazyLinkedPages.tsx'
import { NoticeBar } from '../features/notice/NoticeBar.tsx'
import { PreChatForm } from '../features/pre-chat/PreChatForm.tsx'
import { QuickMenu } from '../features/quick-menu/QuickMenu.tsx'
import { SidePanel } from '../features/side-panel/SidePanel.tsx'
import { SignInQuestion } from '../features/sign-in/SignInQuestion.tsx'
import { LazyTimeline } from '../features/timeline/LazyTimeline.tsx'
import { Suggestions } from '../features/suggestions/Suggestions.tsx'
import { ToastList } from '../features/toasts/ToastList.tsx'
import { QueueLine } from '../features/transfer/QueueLine.tsx'
import { TransferButton } from '../features/transfer/TransferButton.tsx'

/** All that the chat is made of. Parts know the session, never the viewport; layouts place every one of them. */
export const parts = {
  header: Header,
  notice: NoticeBar,
  connection: ConnectionLine,
  call: CallPart,
  background: Background,
  timeline: LazyTimeline,
  queue: QueueLine,
  transfer: TransferButton,
  quickMenu: QuickMenu,
  tips: Suggestions,
  composer: Composer,
  closed: Closed,
  sidePanel: SidePanel,
  preChat: PreChatForm,
  groups: GroupChoice,
  evaluation: Evaluation,
  leave: LeaveMessage,
  linkedPages: LazyLinkedPages,
  signIn: SignInQuestion,
  toasts: ToastList,
} satisfies Record<string, ComponentType>

export type Part = keyof typeof parts

/** Position of a part in a layout. `nowhere`: the layout has no room for the part. */
export type Slot = 'top' | 'body' | 'bottom' | 'side' | 'over' | 'nowhere'
export type Placement = Readonly<Record<Part, Slot>>
