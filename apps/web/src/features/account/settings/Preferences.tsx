import { useMemo, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LANGUAGES, LANGUAGE_NAMES, languageTag, type Language } from '@tomogolf/phrases/languages'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../../lib/analytics.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { cacheProfile, type Profile } from '../../../queries/profile.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type Change = Pick<
  BodyOf<'PUT /api/profile'>,
  'language' | 'theme' | 'emailNotifications' | 'shownOnHome' | 'timeZone'
>

/** Settings that are saved on each change. */
function useChange(profile: Profile) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const save = useMutation({
    // serialized, so that the last choice wins
    scope: { id: 'preferences' },
    mutationFn: (change: Change) => api('PUT /api/profile', { body: change }),
    onMutate: (change) => cacheProfile(queryClient, { ...profile, ...change }),
    onSuccess: async (saved) => {
      cacheProfile(queryClient, saved)
      await invalidateAfter(queryClient, 'PUT /api/profile')
      toast({ tone: 'success', title: t('account.preferences.saved') })
    },
    onError: (error) => {
      cacheProfile(queryClient, profile)
      toast({
        tone: 'danger',
        title: t('account.profile.notSaved'),
        description: errorText(t, error),
      })
    },
  })
  return save.mutate
}

/** `mail`: the switches of single categories, shown while mail is on. */
export default function Preferences({ profile, mail }: { profile: Profile; mail: ReactNode }) {
  const { t, language, switchTo } = useI18n()
  const change = useChange(profile)
  const speak = (next: Language) => {
    track('language_change', { language: next })
    void switchTo(next)
    change({ language: next })
  }
  const dress = (theme: Profile['theme']) => {
    local.set('theme', theme)
    change({ theme })
  }
  return (
    <div className="max-w-[720px]">
      <Row title={t('common.language')} text={t('account.preferences.languageText')}>
        <FieldGroup label={t('common.language')} labelHidden>
          <div className="grid gap-x-6 gap-y-4 min-[420px]:grid-cols-2">
            {LANGUAGES.map((code) => (
              <Radio
                key={code}
                name="language"
                value={code}
                checked={language === code}
                onChange={() => speak(code)}
                className="mx-0! px-0!"
              >
                <span lang={languageTag(code)}>{LANGUAGE_NAMES[code].own}</span>
              </Radio>
            ))}
          </div>
        </FieldGroup>
      </Row>
      <Row title={t('account.preferences.theme')} text={t('account.preferences.themeText')}>
        <Segmented
          name="theme"
          label={t('account.preferences.theme')}
          value={profile.theme}
          onChange={dress}
          options={[
            { value: 'dark', label: t('account.preferences.dark') },
            { value: 'light', label: t('account.preferences.light') },
          ]}
        />
      </Row>
      <Row title={t('account.preferences.mail')} text={t('account.preferences.mailText')}>
        <Switch
          checked={profile.emailNotifications}
          onChange={(event) => change({ emailNotifications: event.currentTarget.checked })}
        >
          {t('account.preferences.mailSwitch')}
        </Switch>
        {profile.emailNotifications && mail}
      </Row>
      <Row title={t('account.preferences.home')} text={t('account.preferences.homeText')}>
        <Switch
          checked={profile.shownOnHome}
          onChange={(event) => change({ shownOnHome: event.currentTarget.checked })}
        >
          {t('account.preferences.homeSwitch')}
        </Switch>
      </Row>
      <Row title={t('account.preferences.zone')} text={t('account.preferences.zoneText')}>
        <TimeZone value={profile.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </Row>
    </div>
  )
}

const Row = ({
  title,
  text,
  children,
}: {
  title: ReactNode
  text: ReactNode
  children: ReactNode
}) => (
  <section className="grid gap-4 border-b border-line py-6 first:pt-0 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10">
    <div>
      <h2 className="text-t3">{title}</h2>
      <p className="mt-1 text-s text-text-2">{text}</p>
    </div>
    <div className="min-w-0 self-center">{children}</div>
  </section>
)

function TimeZone({
  value,
  onChange,
}: {
  value: string | null
  onChange: (zone: string | null) => void
}) {
  const { t } = useI18n()
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')
  return (
    <Field label={t('account.preferences.zone')} labelHidden>
      <Select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{t('account.preferences.zoneHere', { zone: shown(here) })}</option>
        {value !== null && !zones.includes(value) && <option value={value}>{shown(value)}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {shown(zone)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
