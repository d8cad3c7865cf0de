import { useState } from 'react'
import { ArrowRight, Heart, Search } from 'lucide-react'
import {
  AnchorButton,
  Button,
  IconButton,
  LinkButton,
  type ButtonVariant,
} from '@tomogolf/ui/forms/Button.tsx'
import { Chip, ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Checkbox, Radio, Switch } from '@tomogolf/ui/forms/Choice.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldError, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { PasswordInput, Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PhoneField } from '@tomogolf/ui/forms/PhoneField.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { Component, Row, State, useSamples } from '../Demo.tsx'

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'danger',
  'inverse',
]

function Buttons() {
  const { label, long } = useSamples()
  return (
    <>
      <Component name="Button">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <State name={variant}>
              <Button variant={variant}>{label}</Button>
            </State>
            <State name="with icons">
              <Button variant={variant} icon={Search} iconEnd={ArrowRight}>
                {label}
              </Button>
            </State>
            <State name="busy">
              <Button variant={variant} busy>
                {label}
              </Button>
            </State>
            <State name="disabled">
              <Button variant={variant} disabled>
                {label}
              </Button>
            </State>
          </Row>
        ))}
        <Row>
          {(['small', 'normal', 'large'] as const).map((size) => (
            <State key={size} name={size}>
              <Button size={size}>{label}</Button>
            </State>
          ))}
        </Row>
        <State name="block, with a long text">
          <Button block>{long}</Button>
        </State>
      </Component>
      <Component name="AnchorButton">
        <State name="link">
          <AnchorButton href="#anchor">{label}</AnchorButton>
        </State>
      </Component>
      <Component name="LinkButton">
        <State name="link to a route">
          <LinkButton to="/" variant="primary">
            {label}
          </LinkButton>
        </State>
      </Component>
      <Component name="IconButton">
        <Row>
          <State name="normal">
            <IconButton label={label} icon={Heart} />
          </State>
          <State name="bordered">
            <IconButton label={label} icon={Heart} bordered />
          </State>
          <State name="disabled">
            <IconButton label={label} icon={Heart} bordered disabled />
          </State>
        </Row>
      </Component>
    </>
  )
}

function Choices() {
  const { label, long } = useSamples()
  const [selected, setSelected] = useState<'one' | 'two'>('one')
  const [many, setMany] = useState<readonly ('one' | 'two')[]>(['two'])
  const options = [
    { value: 'one' as const, label },
    { value: 'two' as const, label: `${label} 2` },
  ]
  return (
    <>
      <Component name="Chip">
        <Row>
          <State name="button">
            <Chip>{label}</Chip>
          </State>
          <State name="selected">
            <Chip selected>{label}</Chip>
          </State>
          <State name="not selected, with a count">
            <Chip selected={false} count={12}>
              {label}
            </Chip>
          </State>
        </Row>
      </Component>
      <Component name="ChipGroup">
        <State name="one choice">
          <FieldGroup label={label}>
            <ChipGroup name="chip" options={options} value={selected} onChange={setSelected} />
          </FieldGroup>
        </State>
        <State name="several choices">
          <FieldGroup label={long}>
            <ChipGroup
              name="chips"
              options={options}
              value={many}
              onChange={(value, on) =>
                setMany(on ? [...many, value] : many.filter((other) => other !== value))
              }
            />
          </FieldGroup>
        </State>
      </Component>
      <Component name="Segmented">
        <State name="as wide as its options">
          <Segmented
            name="segment"
            label={label}
            options={options}
            value={selected}
            onChange={setSelected}
          />
        </State>
        <State name="block">
          <Segmented
            name="block-segment"
            label={label}
            options={options}
            value={selected}
            onChange={setSelected}
            block
          />
        </State>
      </Component>
      <Component name="Checkbox">
        <State name="unchecked, with a long text">
          <Checkbox>{long}</Checkbox>
        </State>
        <State name="checked">
          <Checkbox defaultChecked>{label}</Checkbox>
        </State>
        <State name="disabled">
          <Checkbox disabled>{label}</Checkbox>
        </State>
        <State name="with an error">
          <Field label={long} labelHidden error={long}>
            <Checkbox>{label}</Checkbox>
          </Field>
        </State>
      </Component>
      <Component name="Radio">
        <State name="unselected, selected, disabled">
          <FieldGroup label={label}>
            <Radio name="radio">{long}</Radio>
            <Radio name="radio" defaultChecked>
              {label}
            </Radio>
            <Radio name="radio" disabled>
              {label}
            </Radio>
          </FieldGroup>
        </State>
      </Component>
      <Component name="Switch">
        <Row>
          <State name="off">
            <Switch>{label}</Switch>
          </State>
          <State name="on">
            <Switch defaultChecked>{label}</Switch>
          </State>
        </Row>
      </Component>
    </>
  )
}

function Fields() {
  const { label, long, text } = useSamples()
  const [count, setCount] = useState(2)
  return (
    <>
      <Component name="Field">
        <State name="required, with a hint">
          <Field label={label} hint={text} required>
            <TextInput />
          </Field>
        </State>
        <State name="optional, with an error">
          <Field label={long} error={text} optional>
            <TextInput defaultValue={long} />
          </Field>
        </State>
      </Component>
      <Component name="FieldGroup">
        <State name="with a note and an error">
          <FieldGroup label={label} note={label} error={text}>
            <Checkbox>{label}</Checkbox>
          </FieldGroup>
        </State>
      </Component>
      <Component name="FieldError">
        <State name="message">
          <FieldError>{text}</FieldError>
        </State>
      </Component>
      <Component name="Fieldset">
        <State name="with an explanation">
          <Fieldset title={label} about={text}>
            <Field label={label}>
              <TextInput />
            </Field>
          </Fieldset>
        </State>
      </Component>
      <Component name="TextInput">
        <State name="with an icon and a placeholder">
          <TextInput aria-label={label} icon={Search} placeholder={label} />
        </State>
        <State name="with units">
          <TextInput aria-label={label} before="¥" after={label} defaultValue="1500" />
        </State>
        <State name="disabled">
          <TextInput aria-label={label} disabled defaultValue={long} />
        </State>
        <State name="invalid">
          <TextInput aria-label={label} aria-invalid defaultValue={long} />
        </State>
      </Component>
      <Component name="PasswordInput">
        <State name="hidden until the button shows it">
          <PasswordInput aria-label={label} defaultValue="password" autoComplete="off" />
        </State>
      </Component>
      <Component name="Textarea">
        <State name="filled">
          <Textarea aria-label={label} defaultValue={text} />
        </State>
        <State name="invalid">
          <Textarea aria-label={label} aria-invalid defaultValue={long} />
        </State>
      </Component>
      <Component name="Select">
        <State name="enabled">
          <Select aria-label={label}>
            <option>{label}</option>
            <option>{long}</option>
          </Select>
        </State>
        <State name="disabled">
          <Select aria-label={label} disabled>
            <option>{long}</option>
          </Select>
        </State>
        <State name="invalid">
          <Select aria-label={label} aria-invalid>
            <option>{label}</option>
          </Select>
        </State>
      </Component>
      <Component name="CountrySelect">
        <State name="selected">
          <Field label={label}>
            <CountrySelect defaultValue="JP" />
          </Field>
        </State>
      </Component>
      <Component name="PhoneField">
        <State name="filled">
          <PhoneField
            label={label}
            value="+819012345678"
            country="JP"
            error={undefined}
            onChange={() => {}}
            onBlur={() => {}}
          />
        </State>
        <State name="empty, with an error">
          <PhoneField
            label={label}
            value=""
            country=""
            error={text}
            onChange={() => {}}
            onBlur={() => {}}
          />
        </State>
      </Component>
      <Component name="Stepper">
        <Row>
          <State name="between its bounds">
            <Field label={label}>
              <Stepper value={count} min={1} max={3} onChange={setCount} />
            </Field>
          </State>
          <State name="at its maximum">
            <Field label={label}>
              <Stepper value={3} min={1} max={3} onChange={() => {}} />
            </Field>
          </State>
        </Row>
      </Component>
    </>
  )
}

export const FormsSection = () => (
  <>
    <Buttons />
    <Choices />
    <Fields />
  </>
)
