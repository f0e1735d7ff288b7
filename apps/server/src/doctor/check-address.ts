import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { Agent, request, type Dispatcher } from 'undici'
import { doctorTiming } from '../node-timing.ts'
import { ignoreErrorEvent } from '../platform/observe/failures.ts'
import { judgeAddress, type AddressFacts, type CertificateFacts } from '../rules/doctor/judge-address.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { turnedOff } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'

const dayMs = 86_400_000

/** PUBLIC_URL is the operator's own word, so it may lead anywhere, also to this machine. */
export const checkAddress: Check = async ({ config, clock }, signal) => {
  const { publicUrl, secureCookies: hasSecureCookies } = config
  if (publicUrl === undefined) return turnedOff('addressOff')
  const url = new URL(publicUrl)
  const isHttps = url.protocol === 'https:'
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(doctorTiming.answerMs)])
  const [certificate, health, redirect] = await Promise.allSettled([
    isHttps ? certificateOf(url, clock.now(), inTime) : undefined,
    healthAt(publicUrl, inTime),
    isHttps && url.port === '' ? leadsToHttps(url, inTime) : undefined,
  ])
  return judgeAddress({
    url: publicUrl,
    isHttps,
    isLocal: url.hostname === 'localhost' || url.hostname.startsWith('127.') || url.hostname === '[::1]',
    hasSecureCookies,
    // Where nobody listens, the request to the same address says why.
    ...(certificate.status === 'fulfilled' && certificate.value && { certificate: certificate.value }),
    ...(health.status === 'fulfilled' ? { answer: health.value } : { reason: reasonOf(health.reason) }),
    // A closed port answers nobody without TLS, which is as good as a redirect.
    ...(redirect.status === 'fulfilled' &&
      redirect.value !== undefined && { redirectsToHttps: redirect.value }),
  })
}

async function certificateOf(
  { hostname, port }: URL,
  now: number,
  signal: AbortSignal,
): Promise<CertificateFacts> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    // It is looked at and nothing is sent; whether it is trusted is a fact.
    rejectUnauthorized: false,
  })
  socket.on('error', ignoreErrorEvent)
  try {
    await once(socket, 'secureConnect', { signal })
    const { issuer, valid_to } = socket.getPeerCertificate()
    const { authorizationError: problem } = socket
    return {
      issuer: nameOf(issuer),
      daysLeft: Math.floor((Date.parse(valid_to) - now) / dayMs),
      ...(problem && { problem: reasonOf(problem) }),
    }
  } finally {
    socket.destroy()
  }
}

function nameOf(issuer: { O?: string | string[]; CN?: string | string[] }): string {
  return [issuer.O ?? issuer.CN ?? ''].flat().join(', ')
}

async function healthAt(publicUrl: string, signal: AbortSignal): Promise<AddressFacts['answer']> {
  const { statusCode, headers, body } = await get(`${publicUrl}/healthz`, signal)
  return {
    isOurs: statusCode === 200 && body.startsWith('{"status":'),
    strictTransport: String(headers['strict-transport-security'] ?? ''),
  }
}

async function leadsToHttps({ host }: URL, signal: AbortSignal): Promise<boolean> {
  const { statusCode, headers } = await get(`http://${host}/desk/`, signal)
  return statusCode >= 300 && statusCode < 400 && String(headers['location'] ?? '').startsWith('https://')
}

const mostBytes = 4_096

async function get(url: string, signal: AbortSignal) {
  const dispatcher = new Agent({ pipelining: 0 })
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: { 'user-agent': 'Foyer' },
    })
    body.on('error', ignoreErrorEvent)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of bytesOf(body)) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) break
    }
    return { statusCode, headers, body: Buffer.concat(chunks).toString('utf8') }
  } finally {
    await dispatcher.destroy()
  }
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Uint8Array> => body
