import { LANGUAGES } from '@tomogolf/phrases'
import { describe, expect, it } from 'vitest'
import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import { PUSH_TOPIC, type PushedKind } from '@tomogolf/messages/push-topics'
import { createLocaleFormatter } from '../email/locale-formatter.presenter.ts'
import { SAMPLES, SAMPLE_NOW } from '../email/sample-params.data.ts'
import { PUSHES } from './push-texts.presenter.ts'
import { composePush } from './send-push.usecase.ts'
import { realPhrases } from '../../../../test/support/notifications-world.ts'

const KINDS = Object.keys(PUSH_TOPIC) as PushedKind[]
describe.each(LANGUAGES)('push texts in %s', (language) => {
  it.each(KINDS)(
    '%s is short and complete, names no amount, and links to one of our pages',
    async (kind) => {
      const { phrase, missing } = await realPhrases()
      const formatter = createLocaleFormatter(phrase, '', { language, timeZone: null }, SAMPLE_NOW)
      for (const params of SAMPLES[kind] as readonly NotificationParamsOf[PushedKind][]) {
        const { title, body, path } = composePush({ kind, params } as never, formatter)
        expect(title.length).toBeLessThanOrEqual(50)
        expect(body.length).toBeLessThanOrEqual(130)
        expect(title + body).not.toMatch(/\{\{|undefined|\[object|push\.|USD|¥|円|달러|엔이|美元/)
        expect(path).toMatch(/^\/[a-z]/)
      }
      expect(missing).toEqual([])
      expect(Object.keys(PUSHES)).toContain(kind)
    },
  )
})
