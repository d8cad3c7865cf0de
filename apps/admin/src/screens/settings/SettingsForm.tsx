import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { settingConflicts, type SettingConflict } from '@tomogolf/domain/setting-conflicts'
import {
  DEFAULT_SETTINGS,
  SETTINGS,
  SETTING_CHOICES,
  SETTING_KEYS,
  parseSetting,
  settingText,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import { refusalValues } from '@tomogolf/format/refusal-values'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { Panel } from '../../components/Panel.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { May } from '../../lib/may.tsx'

type Rows = ResultOf<'GET /api/admin/settings'>['settings']
type Changes = ResultOf<'GET /api/admin/settings/changes'>['changes']
const GROUPS = ['money', 'time', 'course', 'service', 'rate'] as const
/** In the order of the form. Total by type: a setting without a group does not compile. */
const GROUP_OF: Record<SettingKey, (typeof GROUPS)[number]> = {
  platform_fee_base_usd: 'money',
  platform_fee_base_jpy: 'money',
  platform_fee_percent: 'money',
  price_limit_usd: 'money',
  price_limit_jpy: 'money',
  approval_limit_usd: 'money',
  approval_limit_jpy: 'money',
  three_d_secure: 'money',
  hold_lead_hours: 'money',
  hold_retry_grace_hours: 'money',
  departure_restriction_hours: 'time',
  join_deadline_hours: 'time',
  host_lead_hours: 'time',
  cancel_deadline_hours: 'time',
  check_in_window_hours: 'course',
  qr_expiry_hours: 'course',
  no_show_statement_hours: 'course',
  presence_evidence_hours: 'course',
  mark_present_hours: 'course',
  unchecked_games_days: 'course',
  booking_evidence_days: 'course',
  small_move_minutes: 'time',
  change_notice_hours: 'time',
  refill_keeps_fee: 'money',
  undo_minutes: 'time',
  approval_answer_hours: 'time',
  wish_head_start_hours: 'time',
  series_weeks_max: 'time',
  waiting_automatic_hours: 'time',
  waiting_offer_minutes: 'time',
  waiting_short_offer_hours: 'time',
  waiting_short_offer_minutes: 'time',
  waiting_card_minutes: 'time',
  substitute_until_minutes: 'time',
  invitation_hours: 'time',
  undo_before_hours: 'time',
  host_payouts: 'money',
  payout_appeal_days: 'money',
  payout_account_days: 'money',
  seats_per_guest: 'money',
  unheld_seats_max: 'money',
  unheld_seats_max_new: 'money',
  names_due_hours: 'course',
  names_reminder_hours: 'course',
  names_visible_days: 'course',
  messages_open_days: 'course',
  message_mail_minutes: 'course',
  messages_kept_days: 'course',
  max_languages: 'course',
  reply_contact_hours: 'service',
  reply_booking_hours: 'service',
  reply_rental_hours: 'service',
  reply_report_hours: 'service',
  reply_appeal_hours: 'service',
  yen_per_dollar: 'rate',
  yen_per_dollar_day: 'rate',
}
const keysOf = (group: (typeof GROUPS)[number]) =>
  (Object.keys(GROUP_OF) as SettingKey[]).filter((key) => GROUP_OF[key] === group)
const valuesOf = (rows: Rows) =>
  Object.fromEntries(rows.map((row) => [row.settingKey, row.settingValue])) as Record<
    SettingKey,
    string
  >

/** Contradictions between the values as they are typed; an unreadable one counts as its default. */
const conflictsOf = (values: Record<SettingKey, string>): SettingConflict[] =>
  settingConflicts(
    Object.fromEntries(
      SETTING_KEYS.map((key) => [key, parseSetting(key, values[key]) ?? DEFAULT_SETTINGS[key]]),
    ) as Settings,
  )

/**
 * All settings with meaning, default, bounds and last change. Changes need a confirmation.
 */
export function SettingsForm({ rows, changes }: { rows: Rows; changes: Changes }) {
  const { t, language } = useI18n()
  const current = valuesOf(rows)
  // the values when the page opened; after a conflict, the current ones
  const [initial, setInitial] = useState(current),
    [isConfirming, setConfirming] = useState(false),
    [hadConflict, setHadConflict] = useState(false)
  const seen = hadConflict ? current : initial
  const { edited, edit, clear } = useDraft('settings values')
  const values = { ...current, ...edited } as Record<SettingKey, string>
  const changed = SETTING_KEYS.filter((key) => values[key] !== current[key])
  const conflicts = conflictsOf(values)
  const findProblem = (key: SettingKey) => {
    if (parseSetting(key, values[key]) === undefined)
      return t('admin.settings.bounds', { min: SETTINGS[key].min, max: SETTINGS[key].max })
    const conflict = changed.includes(key) && conflicts.find(({ keys }) => keys.includes(key))
    return conflict
      ? t(`admin.settingConflict.${conflict.text}`, refusalValues(conflict.params, language))
      : undefined
  }
  const onSaved = () => {
    clear()
    setHadConflict(false)
    setInitial({ ...current, ...values })
  }
  const describeValue = (key: SettingKey, value: number) =>
    SETTING_CHOICES[key]
      ? tDynamic(t)(`admin.settingChoice.${key}.${settingText(key, value)}`)
      : value
  const unitText = (key: SettingKey) => {
    const { unit } = SETTINGS[key]
    return unit === 'choice' ? undefined : t(`admin.unit.${unit}`)
  }
  const renderField = (key: SettingKey) => {
    const change = changes.find((change) => change.settingKey === key)
    return (
      <div key={key}>
        <Field
          label={t(`admin.setting.${key}`)}
          note={t('admin.settings.default', { value: describeValue(key, DEFAULT_SETTINGS[key]) })}
          hint={t(`admin.settingHint.${key}`)}
          error={findProblem(key)}
        >
          {SETTING_CHOICES[key] ? (
            <Select value={values[key]} onChange={(event) => edit(key, event.target.value)}>
              {SETTING_CHOICES[key].map((choice) => (
                <option key={choice} value={choice}>
                  {tDynamic(t)(`admin.settingChoice.${key}.${choice}`)}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput
              inputMode="decimal"
              value={values[key]}
              onChange={(event) => edit(key, event.target.value)}
              after={unitText(key)}
            />
          )}
        </Field>
        {change && (
          <p className="mt-1.5 text-xs text-text-3">
            <Timestamp at={change.at} year /> · {change.by ?? t('admin.audit.product')}:{' '}
            {change.before} → {change.after}
            {change.reason && ` · ${change.reason}`} ·{' '}
            <Link to="/audit" search={{ subject: key } as never} className="link">
              {t('admin.settings.history')}
            </Link>
          </p>
        )}
      </div>
    )
  }
  const toRow = (key: SettingKey, value: string) => ({ settingKey: key, settingValue: value })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length && changed.every((key) => !findProblem(key))) setConfirming(true)
      }}
      className="grid gap-3"
    >
      {GROUPS.map((group) => (
        <Panel key={group} title={t(`admin.settings.${group}`)}>
          <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
            {keysOf(group).map(renderField)}
          </div>
        </Panel>
      ))}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-background py-4">
        <May do="settings.change">
          <Button
            type="submit"
            variant="primary"
            disabled={changed.length === 0 || changed.some((key) => findProblem(key) !== undefined)}
          >
            {t('common.save')}
          </Button>
        </May>
        {changed.length > 0 && (
          <Button variant="ghost" onClick={clear}>
            {t('admin.settings.undo')}
          </Button>
        )}
        <span role="status" className="text-s text-text-3">
          {changed.length > 0 && t('admin.settings.changed', { count: changed.length })}
        </span>
      </div>
      <LeaveGuard dirty={changed.length > 0} onLeave={clear} />
      {isConfirming && (
        <ReasonDialog
          draft="settings"
          title={t('admin.settings.confirm')}
          description={t('admin.settings.confirmText')}
          submit={t('common.save')}
          done={t('admin.settings.saved')}
          reasonHint={t('admin.edit.reasonHint')}
          onDone={onSaved}
          onConflict={() => setHadConflict(true)}
          onClose={() => setConfirming(false)}
          run={(reason) =>
            api('PUT /api/admin/settings', {
              body: {
                reason,
                settings: changed.map((key) => toRow(key, values[key].trim())),
                seen: changed.map((key) => toRow(key, seen[key])),
              },
            })
          }
        >
          <ul className="grid gap-1.5 text-s">
            {changed.map((key) => (
              <li key={key} className="flex justify-between gap-4 border-b border-line pb-1.5">
                <span>{t(`admin.setting.${key}`)}</span>
                <span className="tabular-nums">
                  <s className="text-text-3">{current[key]}</s> → <b>{values[key]}</b>
                </span>
              </li>
            ))}
          </ul>
        </ReasonDialog>
      )}
    </form>
  )
}
