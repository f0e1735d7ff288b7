import { endpointsOf } from '../endpoint.ts'
import * as account from './account.ts'
import * as audit from './audit.ts'
import * as blocks from './blocks.ts'
import * as calls from './calls.ts'
import * as canned from './canned.ts'
import * as channels from './channels.ts'
import * as channelModel from './channel-model.ts'
import * as channelDrafts from './channel-drafts.ts'
import * as dataRequests from './data-requests.ts'
import * as documentBulk from './document-bulk.ts'
import * as documentVersions from './document-versions.ts'
import * as dialogues from './dialogues.ts'
import * as dialogueVersions from './dialogue-versions.ts'
import * as doctor from './doctor.ts'
import * as forms from './forms.ts'
import * as groups from './groups.ts'
import * as helpCentre from './help-centre.ts'
import * as inbox from './inbox.ts'
import * as knowledge from './knowledge.ts'
import * as knowledgeDocuments from './knowledge-documents.ts'
import * as learning from './learning.ts'
import * as knowledgeImport from './knowledge-import.ts'
import * as library from './library.ts'
import * as members from './members.ts'
import * as leftMessages from './offline-messages.ts'
import * as ownAccount from './own-account.ts'
import * as passwordReset from './password-reset.ts'
import * as retention from './retention.ts'
import * as robot from './robot.ts'
import * as robotTest from './robot-test.ts'
import * as setup from './setup.ts'
import * as sessionPolicy from './session-policy.ts'
import * as sso from './sso.ts'
import * as team from './team.ts'
import * as thread from './thread.ts'
import * as ticketTypes from './ticket-types.ts'
import * as tickets from './tickets.ts'
import * as twoFactor from './two-factor.ts'
import * as visibility from './visibility.ts'
import * as visitor from './visitor.ts'
import * as words from './words.ts'

/** Every endpoint of the desk, by its name: whatever its areas export. */
export const deskApi = {
  ...endpointsOf(account),
  ...endpointsOf(audit),
  ...endpointsOf(blocks),
  ...endpointsOf(calls),
  ...endpointsOf(canned),
  ...endpointsOf(channels),
  ...endpointsOf(channelModel),
  ...endpointsOf(channelDrafts),
  ...endpointsOf(dataRequests),
  ...endpointsOf(documentBulk),
  ...endpointsOf(documentVersions),
  ...endpointsOf(dialogues),
  ...endpointsOf(dialogueVersions),
  ...endpointsOf(doctor),
  ...endpointsOf(forms),
  ...endpointsOf(groups),
  ...endpointsOf(helpCentre),
  ...endpointsOf(inbox),
  ...endpointsOf(knowledge),
  ...endpointsOf(knowledgeDocuments),
  ...endpointsOf(learning),
  ...endpointsOf(knowledgeImport),
  ...endpointsOf(library),
  ...endpointsOf(members),
  ...endpointsOf(leftMessages),
  ...endpointsOf(ownAccount),
  ...endpointsOf(passwordReset),
  ...endpointsOf(retention),
  ...endpointsOf(robot),
  ...endpointsOf(robotTest),
  ...endpointsOf(setup),
  ...endpointsOf(sessionPolicy),
  ...endpointsOf(sso),
  ...endpointsOf(team),
  ...endpointsOf(thread),
  ...endpointsOf(ticketTypes),
  ...endpointsOf(tickets),
  ...endpointsOf(twoFactor),
  ...endpointsOf(visibility),
  ...endpointsOf(visitor),
  ...endpointsOf(words),
}

export type DeskApi = typeof deskApi
