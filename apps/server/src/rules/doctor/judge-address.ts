import { fact, failure, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

/** Certificates are renewed a month before their end: one that still has not been needs somebody. */
const soonDays = 14

export type CertificateFacts = {
  issuer: string
  daysLeft: number
  /** Why it is not trusted, such as an unknown issuer or another host's name. */
  problem?: string
}

export type AddressFacts = {
  url: string
  isHttps: boolean
  /** The address of this machine, as in development. */
  isLocal: boolean
  hasSecureCookies: boolean
  certificate?: CertificateFacts
  /** Undefined: nobody answered. */
  answer?: { isOurs: boolean; strictTransport: string }
  reason?: string
  /** Whether `http://` leads to `https://`; undefined where nobody listens or it does not matter. */
  redirectsToHttps?: boolean
}

/** The public address, as the server itself reaches it. */
export function judgeAddress(found: AddressFacts): Verdict {
  const { url, certificate, reason } = found
  const facts = [
    fact('publicUrl', { url }),
    ...(certificate
      ? [fact('certificate', { issuer: certificate.issuer, count: Math.max(0, certificate.daysLeft) })]
      : []),
    ...(certificate?.problem ? [fact('reason', { reason: certificate.problem })] : []),
    ...(reason ? [fact('reason', { reason })] : []),
  ]
  return verdictOf(facts, [...certificateFindings(found), ...answerFindings(found), ...plainFindings(found)])
}

function certificateFindings({ certificate }: AddressFacts): Finding[] {
  if (!certificate) return []
  if (certificate.problem || certificate.daysLeft < 0) return [failure('certificateInvalid')]
  return certificate.daysLeft < soonDays ? [warning('certificateSoon')] : []
}

/** Some networks do not let a machine reach its own public address, so silence is no failure. */
function answerFindings({ answer, certificate, isHttps }: AddressFacts): Finding[] {
  if (!answer) return certificate?.problem ? [] : [warning('addressUnreachable')]
  if (!answer.isOurs) return [failure('addressForeign')]
  return isHttps && answer.strictTransport === '' ? [warning('noStrictTransport')] : []
}

function plainFindings({ isHttps, isLocal, hasSecureCookies, redirectsToHttps }: AddressFacts): Finding[] {
  if (!isHttps) return isLocal ? [] : [warning('plainHttp')]
  return [
    ...(redirectsToHttps === false ? [warning('noRedirect')] : []),
    ...(hasSecureCookies ? [] : [warning('insecureCookies')]),
  ]
}
