import { useState } from 'react'
import { LAUNCH_STATES } from '@tomogolf/domain/launch/region-launch'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { SettingKey } from '@tomogolf/domain/settings'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'

export type Launch = ResultOf<'GET /api/admin/regions'>['regions'][number]

const NUMBERS = ['percent', 'baseUsd', 'baseJpy'] as const
const DAYS = ['from', 'to'] as const
type FeeText = Record<(typeof NUMBERS)[number] | (typeof DAYS)[number], string>

/** The fields of the fee as they are typed; without a fee, the usual one for the next 90 days. */
const feeTextOf = (fee: Launch['fee'], usual: (key: SettingKey) => string): FeeText => ({
  percent: fee ? String(fee.percent) : usual('platform_fee_percent'),
  baseUsd: fee ? String(fee.baseUsd) : usual('platform_fee_base_usd'),
  baseJpy: fee ? String(fee.baseJpy) : usual('platform_fee_base_jpy'),
  from: fee?.from ?? japanDate(currentTime()),
  to: fee?.to ?? japanDate(currentTime() + 90 * DAY),
})
const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text.trim())

/** Sets the state, the fee and the head start of a region, with the reason. */
export function LaunchDialog({
  launch,
  settings,
  onClose,
}: {
  launch: Launch
  /** The usual values, as they are now. */
  settings: ResultOf<'GET /api/admin/settings'>['settings']
  onClose: () => void
}) {
  const t = useT()
  const usual = (key: SettingKey) =>
    settings.find(({ settingKey }) => settingKey === key)?.settingValue ?? ''
  const region = t(`common.region.${launch.region}`)
  const [state, setState] = useState(launch.state)
  const [hasFee, setHasFee] = useState(launch.fee !== null)
  const [fee, setFee] = useState(() => feeTextOf(launch.fee, usual))
  const [hasHeadStart, setHasHeadStart] = useState(launch.headStartHours !== null)
  const [hours, setHours] = useState(
    launch.headStartHours === null ? usual('wish_head_start_hours') : String(launch.headStartHours),
  )
  const isComplete =
    (!hasFee ||
      (NUMBERS.every((name) => isNumber(fee[name])) && DAYS.every((name) => fee[name]))) &&
    (!hasHeadStart || /^\d+$/.test(hours.trim()))
  const run = (reason: string) =>
    api('PUT /api/admin/regions', {
      body: {
        region: launch.region,
        state,
        fee: hasFee
          ? {
              percent: Number(fee.percent),
              baseUsd: Number(fee.baseUsd),
              baseJpy: Number(fee.baseJpy),
              from: fee.from,
              to: fee.to,
            }
          : null,
        headStartHours: hasHeadStart ? Number(hours) : null,
        version: launch.version,
        reason,
      },
    })
  return (
    <ReasonDialog
      draft={`region ${launch.region}`}
      title={t('admin.launch.changeOf', { region })}
      description={t('admin.launch.changeText')}
      reasonHint={t('admin.edit.reasonHint')}
      submit={t('admin.launch.save')}
      done={t('admin.launch.saved')}
      missing={isComplete ? undefined : t('errors.LAUNCH_INVALID')}
      run={run}
      onConflict={onClose}
      onClose={onClose}
    >
      <Field label={t('admin.launch.state')} hint={t('admin.launch.stateHint')}>
        <Select
          value={state}
          onChange={(event) => setState(event.currentTarget.value as Launch['state'])}
        >
          {LAUNCH_STATES.map((value) => (
            <option key={value} value={value}>
              {t(`admin.launch.state.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox checked={hasFee} onChange={(event) => setHasFee(event.currentTarget.checked)}>
        {t('admin.launch.ownFee')}
      </Checkbox>
      {hasFee && (
        <div className="grid gap-4 min-[480px]:grid-cols-2">
          {NUMBERS.map((name) => (
            <Field key={name} label={t(`admin.launch.${name}`)}>
              <TextInput
                inputMode="decimal"
                value={fee[name]}
                onChange={(event) => setFee({ ...fee, [name]: event.currentTarget.value })}
              />
            </Field>
          ))}
          {DAYS.map((name) => (
            <Field key={name} label={t(`admin.launch.${name}`)}>
              <TextInput
                type="date"
                value={fee[name]}
                onChange={(event) => setFee({ ...fee, [name]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
      )}
      <Checkbox
        checked={hasHeadStart}
        onChange={(event) => setHasHeadStart(event.currentTarget.checked)}
      >
        {t('admin.launch.ownHeadStart')}
      </Checkbox>
      {hasHeadStart && (
        <Field label={t('admin.launch.hours')}>
          <TextInput
            inputMode="numeric"
            value={hours}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  )
}
