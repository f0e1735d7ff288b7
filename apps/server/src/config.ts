import { tmpdir } from 'node:os'
import { z } from 'zod'
import {
  checkTurnVariables,
  turnConfigOf,
  turnVariables,
  type TurnConfig,
} from './features/calls/ice-servers.ts'
import {
  checkMailVariables,
  mailConfigOf,
  mailVariables,
  type MailConfig,
} from './features/mail/mail-variables.ts'
import { modelConfigOf, modelVariables, type ModelConfig } from './features/robot/model/model-variables.ts'
import { ssoConfigOf, ssoVariables, type SsoConfig } from './features/sso/sso-variables.ts'
import {
  checkVectorVariables,
  vectorConfigOf,
  vectorVariables,
  type VectorConfig,
} from './features/robot/vectors/vector-variables.ts'
import type { EgressRules } from './platform/egress/guarded-connector.ts'
import type { StreamCaps } from './platform/http/stream-holders.ts'
import type { S3Settings } from './platform/storage/s3-storage.ts'
import type { ClamdAddress } from './platform/storage/scan.ts'

const port = z.coerce.number().int().min(0).max(65535)
const secret = z.string().transform((text, context) => {
  const [id, encoded] = text.split(':')
  const bytes = Buffer.from(encoded ?? '', 'base64')
  if (!id || !/^[a-z0-9]{1,8}$/.test(id) || bytes.length < 32) {
    context.addIssue('each key reads name:base64 with at least 32 bytes')
    return z.NEVER
  }
  return { id, secret: bytes }
})

const list = z.string().transform((text) => text.split(',').filter((item) => item !== ''))
const hostAndPort = z
  .string()
  .regex(/^[^:\s]+:\d{1,5}$/)
  .transform((text) => {
    const [host = '', number] = text.split(':')
    return { host, port: Number(number) }
  })

/** Every variable the server reads, in one place; docs/operator.md lists them for people. */
const Environment = z.object({
  /** `name:base64` pairs, comma-separated; the first signs, all verify. */
  FOYER_KEYS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(secret).min(1)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `1`: a node brings the database to its version before it starts, one node at a time. */
  MIGRATE_ON_START: z.enum(['0', '1']).default('0'),
  /** One address, or several comma-separated ones of a cluster. */
  REDIS_URL: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.url({ protocol: /^rediss?$/ })).min(1)),
  /** Leads every key in Redis: installations that share one need different prefixes. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:-]{0,32}$/)
    .default('foyer:'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  /** Connections that may wait to be accepted; the kernel's somaxconn bounds it. */
  LISTEN_BACKLOG: z.coerce.number().int().min(1).max(65_535).default(8_192),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How many proxies in front of us may be believed about the client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** How long a stopping node still takes requests, so that balancers notice that it is not ready any more. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).default(2_000),
  /** Within how long its streams move to other nodes, each at a moment of its own. */
  DRAIN_STREAMS_MS: z.coerce.number().int().min(0).default(10_000),
  /** How long it then waits for what it is answering before it exits. */
  DRAIN_MS: z.coerce.number().int().min(0).default(10_000),
  /** How long a request's headers may take, and its body; uploads have five minutes. */
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  BODY_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
  /** `0` for plain-HTTP development: the desk's cookie then lacks `Secure`. */
  SECURE_COOKIES: z.enum(['0', '1']).default('1'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(100).default(10),
  /** Multiplies every rate limit; load tests raise it. */
  LIMIT_SCALE: z.coerce.number().min(0.1).max(1_000_000).default(1),
  /** Open streams on a node: of one visitor, of one agent, from one address, and in all. */
  STREAMS_PER_VISITOR: z.coerce.number().int().min(1).default(20),
  STREAMS_PER_AGENT: z.coerce.number().int().min(1).default(20),
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(1_000),
  STREAMS_PER_NODE: z.coerce.number().int().min(1).default(50_000),
  /** Port of the node's own numbers for Prometheus, on 127.0.0.1 unless METRICS_HOST says otherwise; 0 is off. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Turns traces on; everything else about them is OpenTelemetry's own variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Folder with the built widget, desk and loader; without it the server serves the API only. */
  ASSETS_DIR: z.string().optional(),
  /** Folder for uploaded files, unless there is a bucket. */
  STORAGE_DIR: z.string().default('data/files'),
  /** Folder for uploads while they arrive and are checked. */
  UPLOAD_SPOOL_DIR: z.string().default(tmpdir()),
  /** With it, files go to a store that speaks S3. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `0` where the bucket is part of the host name. */
  S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
  /** How long the operator keeps backups: receipts of erasures say until when backups still hold what was erased. */
  BACKUP_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  /** `host:port` of a clamd that looks at every upload. */
  CLAMD_ADDRESS: hostAndPort.optional(),
  /** Ports of other sites that forms may be sent to. */
  EGRESS_PORTS: list
    .transform((ports) => ports.map(Number))
    .pipe(z.array(z.int().min(1).max(65535)).min(1))
    .default([80, 443]),
  /** Private `address:port` pairs that forms may be sent to all the same. For tests. */
  EGRESS_ALLOW: list.default([]),
  ...modelVariables,
  ...vectorVariables,
  ...ssoVariables,
  ...mailVariables,
  ...turnVariables,
})

export type Config = {
  keys: { id: string; secret: Buffer }[]
  databaseUrl: string
  databaseConnections: number
  migrateOnStart: boolean
  redisUrls: string[]
  redisPrefix: string
  host: string
  port: number
  listenBacklog: number
  logLevel: string
  trustedProxies: number
  drainNoticeMs: number
  drainStreamsMs: number
  drainMs: number
  headersTimeoutMs: number
  bodyTimeoutMs: number
  secureCookies: boolean
  assetsDir: string | undefined
  limitScale: number
  streams: StreamCaps
  metricsPort: number
  metricsHost: string
  storage: { dir: string; spoolDir: string; s3: S3Settings | undefined }
  backupDays: number
  clamd: ClamdAddress | undefined
  egress: EgressRules
  model: ModelConfig
  vectors: VectorConfig
  sso: SsoConfig
  /** Without it nobody is mailed. */
  mail: MailConfig | undefined
  /** Where people reach this installation, without a slash at its end. */
  publicUrl: string | undefined
  turn: TurnConfig
}

export const variableNames = Object.keys(Environment.shape)

/** Reads and checks the environment; throws one readable error that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = Environment.superRefine(checkMailVariables)
    .superRefine(checkTurnVariables)
    .superRefine(checkVectorVariables)
    .safeParse(env)
  if (!result.success) throw new Error(`Configuration:\n${z.prettifyError(result.error)}`)
  const e = result.data
  return {
    keys: e.FOYER_KEYS,
    databaseUrl: e.DATABASE_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    migrateOnStart: e.MIGRATE_ON_START === '1',
    redisUrls: e.REDIS_URL,
    redisPrefix: e.REDIS_PREFIX,
    host: e.HOST,
    port: e.PORT,
    listenBacklog: e.LISTEN_BACKLOG,
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES,
    drainNoticeMs: e.DRAIN_NOTICE_MS,
    drainStreamsMs: e.DRAIN_STREAMS_MS,
    drainMs: e.DRAIN_MS,
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: e.BODY_TIMEOUT_MS,
    secureCookies: e.SECURE_COOKIES === '1',
    assetsDir: e.ASSETS_DIR,
    limitScale: e.LIMIT_SCALE,
    streams: {
      perVisitor: e.STREAMS_PER_VISITOR,
      perAgent: e.STREAMS_PER_AGENT,
      perAddress: e.STREAMS_PER_ADDRESS,
      perNode: e.STREAMS_PER_NODE,
    },
    metricsPort: e.METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    storage: { dir: e.STORAGE_DIR, spoolDir: e.UPLOAD_SPOOL_DIR, s3: s3Of(e) },
    backupDays: e.BACKUP_DAYS,
    clamd: e.CLAMD_ADDRESS,
    egress: { ports: e.EGRESS_PORTS, allow: e.EGRESS_ALLOW },
    model: modelConfigOf(e),
    vectors: vectorConfigOf(e),
    sso: ssoConfigOf(e),
    mail: mailConfigOf(e),
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    turn: turnConfigOf(e),
  }
}

const StorageEnvironment = Environment.pick({
  STORAGE_DIR: true,
  UPLOAD_SPOOL_DIR: true,
  S3_BUCKET: true,
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_PATH_STYLE: true,
})

/** For commands that read stored files and need nothing else of the server. */
export function readStorageConfig(env: Record<string, string | undefined>): Config['storage'] {
  const result = StorageEnvironment.safeParse(env)
  if (!result.success) throw new Error(`Configuration:\n${z.prettifyError(result.error)}`)
  const e = result.data
  return { dir: e.STORAGE_DIR, spoolDir: e.UPLOAD_SPOOL_DIR, s3: s3Of(e) }
}

const KeyEnvironment = Environment.pick({ FOYER_KEYS: true })

/** For commands that read sealed secrets. */
export function readKeys(env: Record<string, string | undefined>): Config['keys'] {
  const result = KeyEnvironment.safeParse(env)
  if (!result.success) throw new Error(`Configuration:\n${z.prettifyError(result.error)}`)
  return result.data.FOYER_KEYS
}

function s3Of(e: z.infer<typeof StorageEnvironment>): S3Settings | undefined {
  if (!e.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  return {
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: e.S3_PATH_STYLE === '1',
  }
}
