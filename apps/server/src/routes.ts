import { auditRoutes } from './features/audit/audit.ts'
import { doctorRoutes } from './doctor/doctor-routes.ts'
import { inviteRatingRoutes } from './features/desk/thread/invite-rating.ts'
import { visibilityRoutes } from './features/desk/visibility.ts'
import { visitorRoutes } from './features/desk/visitor.ts'
import { cannedRepliesRoutes } from './features/desk/canned-replies.ts'
import { formsRoutes } from './features/desk/forms/forms.ts'
import { ticketTypesRoutes } from './features/desk/forms/ticket-types.ts'
import { wordListRoutes } from './features/desk/words/word-list.ts'
import { blocksRoutes } from './features/desk/blocks.ts'
import { libraryRoutes } from './features/desk/library/library.ts'
import { holdsRoutes } from './features/desk/holds.ts'
import { retentionRoutes } from './features/desk/retention.ts'
import { offlineMessagesRoutes } from './features/desk/offline-messages.ts'
import { agentCardRoutes } from './features/agent-card.ts'
import { visitorCallsRoutes } from './features/calls/visitor-calls.ts'
import { channelInfoRoutes } from './features/channel/channel-info.ts'
import { findChannelRoutes } from './features/channel/find-channel.ts'
import { callsRoutes } from './features/desk/calls.ts'
import { accountRoutes } from './features/desk/account/account.ts'
import { ownAccountRoutes } from './features/desk/account/own-account.ts'
import { ownPictureRoutes } from './features/desk/account/own-picture.ts'
import { passwordResetRoutes } from './features/desk/account/password-reset.ts'
import { ownPasskeysRoutes } from './features/desk/account/two-factor/own-passkeys.ts'
import { ownTwoFactorRoutes } from './features/desk/account/two-factor/own-two-factor.ts'
import { passkeySignInRoutes } from './features/desk/account/two-factor/passkey-sign-in.ts'
import { twoFactorPolicyRoutes } from './features/desk/account/two-factor/two-factor-policy.ts'
import { sessionPolicyRoutes } from './features/desk/account/session-policy.ts'
import { listThreadsRoutes } from './features/desk/inbox/list-threads.ts'
import { takeThreadRoutes } from './features/desk/inbox/take-thread.ts'
import { complaintsRoutes } from './features/desk/robot/complaints.ts'
import { casesRoutes } from './features/desk/robot/cases.ts'
import { documentsRoutes } from './features/desk/robot/documents.ts'
import { documentDraftsRoutes } from './features/desk/robot/documents/document-drafts.ts'
import { documentPublicationsRoutes } from './features/desk/robot/documents/document-publications.ts'
import { listDocumentsRoutes } from './features/desk/robot/documents/list-documents.ts'
import { manageDocumentsRoutes } from './features/desk/robot/documents/manage-documents.ts'
import { publishDraftsRoutes } from './features/desk/robot/documents/publish-drafts.ts'
import { helpCentresRoutes } from './features/help-centre/help-centres-desk.ts'
import { acceptProposalsRoutes } from './features/desk/robot/accept-proposals.ts'
import { proposalsRoutes } from './features/desk/robot/proposals.ts'
import { dialogueConversationsRoutes } from './features/desk/robot/dialogue-conversations.ts'
import { dialoguePublicationRoutes } from './features/desk/robot/dialogue-publication.ts'
import { dialogueVersionsRoutes } from './features/desk/robot/dialogue-versions.ts'
import { dialoguesRoutes } from './features/desk/robot/dialogues.ts'
import { importKnowledgeRoutes } from './features/knowledge-import/import-knowledge.ts'
import { sitePagesRoutes } from './features/knowledge-import/site/site-pages.ts'
import { robotsRoutes } from './features/desk/robot/robots.ts'
import { testRobotRoutes } from './features/desk/robot/test-robot.ts'
import { channelModelsRoutes } from './features/desk/robot/channel-models.ts'
import { modelUsageRoutes } from './features/desk/robot/model-usage.ts'
import { testModelRoutes } from './features/desk/robot/test-model.ts'
import { channelsRoutes } from './features/desk/channels.ts'
import { channelDraftsRoutes } from './features/channel-editor/drafts.ts'
import { channelImagesRoutes } from './features/channel-editor/channel-images.ts'
import { channelPublicationsRoutes } from './features/channel-editor/publications.ts'
import { manageChannelsRoutes } from './features/channel-editor/manage-channels.ts'
import { invitationsRoutes } from './features/team/invitations.ts'
import { joinRoutes } from './features/team/join.ts'
import { membersRoutes } from './features/team/members.ts'
import { groupsRoutes } from './features/desk/groups/groups.ts'
import { groupHoursRoutes } from './features/desk/groups/group-hours.ts'
import { teamRoutes } from './features/desk/team.ts'
import { changeThreadRoutes } from './features/desk/thread/change-thread.ts'
import { deskStreamRoutes } from './features/desk/thread/desk-stream.ts'
import { readThreadRoutes } from './features/desk/thread/read-thread.ts'
import { writeToThreadRoutes } from './features/desk/thread/write-to-thread.ts'
import { uploadFileRoutes } from './features/desk/thread/upload-file.ts'
import { dataRequestsRoutes } from './features/data-requests/data-requests.ts'
import { myDataRoutes } from './features/data-requests/my-data.ts'
import { userDataRoutes } from './features/data-requests/user-data.ts'
import { evaluationRoutes } from './features/evaluation.ts'
import { eventsRoutes } from './features/events.ts'
import { uploadRoutes } from './features/files/upload.ts'
import { ticketFormRoutes } from './features/forms/ticket-form.ts'
import { userFormRoutes } from './features/forms/user-form.ts'
import { leaveMessageRoutes } from './features/leave-message/leave-message.ts'
import { sendMessageRoutes } from './features/messages/send-message.ts'
import { readMessagesRoutes } from './features/messages/read-messages.ts'
import { updateMessageRoutes } from './features/messages/update-message.ts'
import { helpDocumentsRoutes } from './features/robot/help-documents.ts'
import { askRobotRoutes } from './features/robot/ask-robot.ts'
import { changeSessionRoutes } from './features/session/change-session.ts'
import { startSessionRoutes } from './features/session/start-session.ts'
import { identifyRoutes } from './features/session/identify.ts'
import { setAppearanceRoutes } from './features/setup/set-appearance.ts'
import { setUpRoutes } from './features/setup/set-up.ts'
import { setupProgressRoutes } from './features/setup/setup-progress.ts'
import { signInSsoRoutes } from './features/sso/sign-in-sso.ts'
import { signInOptionsRoutes } from './features/sso/sign-in-options.ts'
import { ssoSettingsRoutes } from './features/sso/sso-settings.ts'
import { templatesRoutes } from './features/tickets/templates.ts'
import { readTicketsRoutes } from './features/tickets/read-tickets.ts'
import { addTicketRoutes } from './features/tickets/add-ticket.ts'
import { addEntryRoutes } from './features/tickets/add-entry.ts'
import { ticketFilesRoutes } from './features/tickets/ticket-files.ts'
import { listTicketsRoutes } from './features/desk/tickets/list-tickets.ts'
import { replyTicketRoutes } from './features/desk/tickets/reply-ticket.ts'
import { updateTicketRoutes } from './features/desk/tickets/update-ticket.ts'
import { openTicketRoutes } from './features/desk/tickets/open-ticket.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import type { Route } from './platform/http/serve.ts'

/** The handler of every endpoint; one without a handler does not compile. */
const handlers: { [K in CallName]: Route<K> } = {
  ...doctorRoutes,
  ...inviteRatingRoutes,
  ...visibilityRoutes,
  ...auditRoutes,
  ...visitorRoutes,
  ...cannedRepliesRoutes,
  ...formsRoutes,
  ...ticketTypesRoutes,
  ...wordListRoutes,
  ...blocksRoutes,
  ...libraryRoutes,
  ...holdsRoutes,
  ...retentionRoutes,
  ...offlineMessagesRoutes,
  ...agentCardRoutes,
  ...visitorCallsRoutes,
  ...channelInfoRoutes,
  ...findChannelRoutes,
  ...callsRoutes,
  ...accountRoutes,
  ...ownAccountRoutes,
  ...ownPictureRoutes,
  ...passwordResetRoutes,
  ...sessionPolicyRoutes,
  ...ownPasskeysRoutes,
  ...ownTwoFactorRoutes,
  ...passkeySignInRoutes,
  ...twoFactorPolicyRoutes,
  ...listThreadsRoutes,
  ...takeThreadRoutes,
  ...complaintsRoutes,
  ...casesRoutes,
  ...documentsRoutes,
  ...documentDraftsRoutes,
  ...documentPublicationsRoutes,
  ...listDocumentsRoutes,
  ...publishDraftsRoutes,
  ...manageDocumentsRoutes,
  ...acceptProposalsRoutes,
  ...proposalsRoutes,
  ...dialogueConversationsRoutes,
  ...dialoguePublicationRoutes,
  ...dialogueVersionsRoutes,
  ...dialoguesRoutes,
  ...importKnowledgeRoutes,
  ...sitePagesRoutes,
  ...robotsRoutes,
  ...testRobotRoutes,
  ...helpCentresRoutes,
  ...channelModelsRoutes,
  ...modelUsageRoutes,
  ...testModelRoutes,
  ...channelsRoutes,
  ...channelDraftsRoutes,
  ...channelImagesRoutes,
  ...channelPublicationsRoutes,
  ...manageChannelsRoutes,
  ...groupsRoutes,
  ...groupHoursRoutes,
  ...teamRoutes,
  ...invitationsRoutes,
  ...joinRoutes,
  ...membersRoutes,
  ...changeThreadRoutes,
  ...deskStreamRoutes,
  ...readThreadRoutes,
  ...writeToThreadRoutes,
  ...uploadFileRoutes,
  ...dataRequestsRoutes,
  ...myDataRoutes,
  ...userDataRoutes,
  ...evaluationRoutes,
  ...eventsRoutes,
  ...uploadRoutes,
  ...ticketFormRoutes,
  ...userFormRoutes,
  ...leaveMessageRoutes,
  ...sendMessageRoutes,
  ...readMessagesRoutes,
  ...updateMessageRoutes,
  ...helpDocumentsRoutes,
  ...askRobotRoutes,
  ...changeSessionRoutes,
  ...startSessionRoutes,
  ...identifyRoutes,
  ...setAppearanceRoutes,
  ...setUpRoutes,
  ...setupProgressRoutes,
  ...signInOptionsRoutes,
  ...signInSsoRoutes,
  ...ssoSettingsRoutes,
  ...templatesRoutes,
  ...readTicketsRoutes,
  ...addTicketRoutes,
  ...addEntryRoutes,
  ...ticketFilesRoutes,
  ...listTicketsRoutes,
  ...replyTicketRoutes,
  ...updateTicketRoutes,
  ...openTicketRoutes,
}

export const routes: readonly Route<CallName>[] = Object.values(handlers)
