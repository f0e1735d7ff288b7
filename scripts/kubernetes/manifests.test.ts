import { describe, expect, it } from 'vitest'
import { variableNames } from '@foyer/server/config.ts'
import { fieldAt, nameOf, readManifests, type KubernetesObject } from './manifest.ts'
import { podsOf } from './pods.ts'
import { readKustomization } from './read-kustomization.ts'
import { validateObject } from './validate-object.ts'

const folder = 'deploy/kubernetes'
const { manifests, patches, labels, images, problems } = readKustomization(`${folder}/overlays/example`)
const [secret] = readManifests(`${folder}/overlays/example/secret.example.yaml`)
const objects = manifests.map(({ object }) => object)
const pods = objects.flatMap((object) => podsOf(object, labels))
const containers = pods.flatMap(({ owner, spec }) => spec.containers.map((each) => ({ owner, ...each })))

const find = (name: string) => objects.find((object) => nameOf(object) === name)
const textsOf = (object: KubernetesObject | undefined, field: string) =>
  fieldAt<Record<string, string>>(object, field) ?? {}

describe('the manifests for Kubernetes', () => {
  it.each([...manifests, ...(secret ? [secret] : [])])(
    '$object.kind $object.metadata.name fits its schema',
    (manifest) => {
      expect(validateObject(manifest.object, false)).toEqual([])
    },
  )

  it.each(patches)('the patch of $object.kind $object.metadata.name fits its schema', (patch) => {
    expect(validateObject(patch.object, true)).toEqual([])
  })

  it('name resources, patches and images that exist', () => {
    expect(problems).toEqual([])
    const used = new Set(containers.map(({ image = '' }) => image))
    expect(images.toSorted()).toEqual([...used].toSorted())
  })

  it('set variables that the server reads, and hold no secret', () => {
    const patched = patches.map(({ object }) => object).find(({ kind }) => kind === 'ConfigMap')
    const set = [find('ConfigMap/foyer'), patched].flatMap((object) => Object.keys(textsOf(object, 'data')))
    const secrets = textsOf(secret?.object, 'stringData')
    expect([...set, ...Object.keys(secrets)].filter((name) => !variableNames.includes(name))).toEqual([])
    expect(Object.values(secrets).filter((value) => value !== '')).toEqual([])
  })

  it('refer to config, secrets, disks and targets that exist', () => {
    const names = [
      ...containers.flatMap(({ envFrom = [] }) =>
        envFrom.flatMap(({ configMapRef, secretRef }) => [
          ...(configMapRef ? [`ConfigMap/${configMapRef.name}`] : []),
          ...(secretRef ? [`Secret/${secretRef.name}`] : []),
        ]),
      ),
      ...pods.flatMap(({ spec }) =>
        (spec.volumes ?? []).flatMap(({ persistentVolumeClaim: claim }) =>
          claim ? [`PersistentVolumeClaim/${claim.claimName}`] : [],
        ),
      ),
      'Deployment/foyer',
    ]
    const known = new Set([...objects.map(nameOf), 'Secret/foyer'])
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(find('HorizontalPodAutoscaler/foyer')?.['spec']).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name: 'foyer' },
    })
  })

  it('mount volumes that the pod has', () => {
    for (const { spec } of pods) {
      const volumes = (spec.volumes ?? []).map(({ name }) => name)
      const mounts = spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name))
      expect(mounts.toSorted()).toEqual(volumes.toSorted())
    }
  })

  it('select pods that exist', () => {
    const selectors = objects.flatMap((object) =>
      [
        object.kind === 'Service' ? ['spec', 'selector'] : ['spec', 'selector', 'matchLabels'],
        ['spec', 'podSelector', 'matchLabels'],
      ]
        .map((path) => fieldAt<Record<string, string>>(object, ...path))
        .filter((selector) => selector !== undefined),
    )
    expect(selectors).toHaveLength(5)
    for (const selector of selectors) {
      const wanted = Object.entries(selector)
      expect(pods.filter((pod) => wanted.every(([name, value]) => pod.labels[name] === value))).not.toEqual(
        [],
      )
    }
  })

  it('ask probes and send traffic at ports that the server has', () => {
    const [server] = containers.filter(({ owner }) => owner === 'Deployment/foyer')
    const ports = Object.fromEntries<number>(
      (server?.ports ?? []).map(({ name, containerPort }) => [name ?? '', containerPort]),
    )
    expect(ports).toEqual({
      http: 8080,
      metrics: Number(textsOf(find('ConfigMap/foyer'), 'data')['METRICS_PORT']),
    })
    const probes = [server?.startupProbe, server?.livenessProbe, server?.readinessProbe]
    expect(probes.map((probe) => [probe?.httpGet?.path, probe?.httpGet?.port])).toEqual([
      ['/healthz', 'http'],
      ['/healthz', 'http'],
      ['/readyz', 'http'],
    ])
    expect(find('Service/foyer')?.['spec']).toMatchObject({ ports: [{ targetPort: 'http' }] })
  })

  it('run every container as an unprivileged user on a read-only file system, within limits', () => {
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, runAsGroup: 10001 })
      expect(spec.automountServiceAccountToken).toBe(false)
    }
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(resources?.limits).toHaveProperty('memory')
    }
  })

  it('give a stopping node longer than it takes to drain', () => {
    const data = textsOf(find('ConfigMap/foyer'), 'data')
    const [pod] = pods.filter(({ owner }) => owner === 'Deployment/foyer')
    const preStop = Number(pod?.spec.containers[0]?.lifecycle?.preStop?.exec?.command?.[1])
    const [noticeMs = 0, streamsMs = 0, drainMs = 0] = [
      'DRAIN_NOTICE_MS',
      'DRAIN_STREAMS_MS',
      'DRAIN_MS',
    ].map((name) => Number(data[name]))
    const seconds = preStop + (Math.max(noticeMs, streamsMs) + drainMs) / 1000
    expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 10)
  })
})
