/**
 * All parts, for the gallery. Elements import a part from its own file (`../ui/button.tsx`), so that they load only what
 * they use, and pass the style texts named in the part's comment to the kit.
 */
export { Avatar, type AvatarProps, avatarStyles } from './avatar.tsx'
export { Board, type BoardProps, boardStyles } from './board.tsx'
export { Brand, BrandMark, type BrandProps, brandStyles } from './brand.tsx'
export {
  Button,
  type ButtonKind,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  buttonStyles,
  IconButton,
  type IconButtonProps
} from './button.tsx'
export { CheckBox, type CheckBoxProps, checkBoxStyles } from './check-box.tsx'
export { type ChoiceCard, ChoiceCards, type ChoiceCardsProps, choiceCardsStyles } from './choice-cards.tsx'
export { type Chip, Chips, type ChipsProps, chipsStyles } from './chips.tsx'
export { CodeField, type CodeFieldProps } from './code-field.tsx'
export { ComboBox, type ComboBoxProps, comboBoxStyles } from './combo-box.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button.tsx'
export { Dialog, type DialogProps, dialogStyles } from './dialog.tsx'
export { Drawing, type DrawingName, Empty, type EmptyProps, emptyStyles } from './empty.tsx'
export { Field, type FieldProps, fieldStyles } from './field.tsx'
export { ForeignText } from './foreign-text.tsx'
export { FormMessage, type FormMessageProps, formMessageStyles } from './form-message.tsx'
export { Heart, type HeartProps, heartStyles } from './heart.tsx'
export { Html, htmlStyles, Nodes, useFragment, useSanitised, Words } from './html.tsx'
export { Icon } from './icon.tsx'
export { lightStyles, scopeStyles } from './light.ts'
export { LoadingBar, loadingBarStyles } from './loading-bar.tsx'
export { Menu, type MenuItem, type MenuProps, menuStyles } from './menu.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { PasswordRules, type PasswordRulesProps, passwordRulesStyles } from './password-rules.tsx'
export { Picture, type PictureProps, pictureStyles } from './picture.tsx'
export { Problem, type ProblemProps, problemStyles } from './problem.tsx'
export { Rail, type RailProps, railStyles } from './rail.tsx'
export { type Option, Select, type SelectProps, selectStyles } from './select.tsx'
export { ShapedField, type ShapedFieldProps } from './shaped-field.tsx'
export { showFocused, showSelected } from './show-selected.ts'
export { SignedOutCard, type SignedOutCardProps } from './signed-out-card.tsx'
export { Skeleton, type SkeletonProps, skeletonStyles } from './skeleton.tsx'
export { Spinner, type SpinnerProps, spinnerStyles } from './spinner.tsx'
export { StandaloneHeading, StandaloneTabs } from './standalone.tsx'
export { StateCard, type StateCardProps, stateCardStyles, type StateKind } from './state-card.tsx'
export { type Tab, Tabs, type TabsProps, tabsStyles } from './tabs.tsx'
export { TextArea, type TextAreaProps, textAreaStyles } from './text-area.tsx'
export { Ticket, type TicketProps, ticketStyles } from './ticket.tsx'
export { Toast, type ToastKind, toastMotion, type ToastProps, toastStyles } from './toast.tsx'
