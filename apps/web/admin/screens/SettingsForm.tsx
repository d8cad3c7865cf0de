import { useState } from 'react'
import { SETTINGS, SETTING_KEYS, parseSetting, type SettingKey } from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { api } from '../../src/lib/api.ts'
import { useT } from '../../src/lib/i18n.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { TextInput } from '../../src/ui/Input.tsx'
import { Panel } from '../ui/bits.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'

type Rows = ResultOf<'GET /api/admin/settings'>['settings']
const GROUPS = {
  money: ['platform_fee_base_usd', 'platform_fee_base_jpy', 'platform_fee_percent', 'hold_lead_hours', 'hold_retry_grace_hours'],
  time: ['departure_restriction_hours', 'join_deadline_hours', 'host_lead_hours', 'cancel_deadline_hours'],
  course: ['check_in_window_hours', 'qr_expiry_hours', 'no_show_statement_hours', 'max_languages'],
} as const satisfies Record<string, readonly SettingKey[]>

/** The numbers that every rule uses, with their default and bounds; what changes is shown before it is stored. */
export function SettingsForm({ rows }: { rows: Rows }) {
  const t = useT()
  const seen = Object.fromEntries(rows.map((r) => [r.settingKey, r.settingValue])) as Record<SettingKey, string>
  const [values, setValues] = useState(seen)
  const [asking, setAsking] = useState(false)
  const changed = SETTING_KEYS.filter((key) => values[key] !== seen[key])
  const problem = (key: SettingKey) => (parseSetting(key, values[key]) === undefined ? t('admin.settings.bounds', { min: SETTINGS[key].min, max: SETTINGS[key].max }) : undefined)
  const field = (key: SettingKey) => (
    <Field key={key} label={t(`admin.setting.${key}`)} note={t('admin.settings.default', { value: SETTINGS[key].default })} hint={t(`admin.settingHint.${key}`)} error={problem(key)}>
      <TextInput inputMode="decimal" value={values[key]} onChange={(event) => setValues({ ...values, [key]: event.target.value })} after={t(`admin.unit.${SETTINGS[key].unit}`)} />
    </Field>
  )
  const row = (key: SettingKey, value: string) => ({ settingKey: key, settingValue: value })
  return (
    <form onSubmit={(event) => { event.preventDefault(); if (changed.length && changed.every((key) => !problem(key))) setAsking(true) }} className="grid gap-3">
      {Object.entries(GROUPS).map(([group, keys]) => <Panel key={group} title={t(`admin.settings.${group as keyof typeof GROUPS}`)}><div className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">{keys.map(field)}</div></Panel>)}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-ink py-4">
        <Button type="submit" variant="primary" disabled={changed.length === 0 || changed.some((key) => problem(key) !== undefined)}>{t('common.save')}</Button>
        {changed.length > 0 && <Button variant="ghost" onClick={() => setValues(seen)}>{t('admin.settings.undo')}</Button>}
        <span role="status" className="text-s text-text-3">{changed.length > 0 && t('admin.settings.changed', { count: changed.length })}</span>
      </div>
      {asking && (
        <ReasonDialog draft="settings" title={t('admin.settings.confirm')} description={t('admin.settings.confirmText')} submit={t('common.save')} done={t('admin.settings.saved')} reasonHint={t('admin.edit.reasonHint')} onClose={() => setAsking(false)}
          run={(reason) => api('PUT /api/admin/settings', { body: { reason, settings: changed.map((key) => row(key, values[key].trim())), seen: changed.map((key) => row(key, seen[key])) } })}>
          <ul className="grid gap-1.5 text-s">{changed.map((key) => <li key={key} className="flex justify-between gap-4 border-b border-line pb-1.5"><span>{t(`admin.setting.${key}`)}</span><span className="tabular-nums"><s className="text-text-3">{seen[key]}</s> → <b>{values[key]}</b></span></li>)}</ul>
        </ReasonDialog>
      )}
    </form>
  )
}
