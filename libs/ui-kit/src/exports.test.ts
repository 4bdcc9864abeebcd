import { expect, it } from 'vitest';
import * as charts from './charts/index';
import * as display from './display/index';
import * as dates from './dates/index';
import * as elements from './elements/index';
import * as inputs from './inputs/index';
import * as layout from './layout/index';
import * as navigation from './navigation/index';
import * as overlays from './overlays/index';
import * as theme from './theme/index';

const rooms = { charts, display, dates, elements, inputs, layout, navigation, overlays, theme };

it('exports exactly these names', () => {
  const names = Object.entries(rooms).map(([room, exports]) => [room, Object.keys(exports).sort()]);
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "charts": [
        "BarChart",
        "HeatChart",
        "LineChart",
        "Sparkline",
      ],
      "dates": [
        "DateField",
        "DateRangeField",
        "DateText",
        "DateTimeField",
        "DateTimeText",
        "DueDateText",
        "DurationField",
        "DurationText",
        "TimeField",
        "TimeText",
        "dateRangeErrors",
        "dateTimeError",
        "dayError",
        "formatDay",
        "formatInstant",
        "formatInstantDay",
        "ownZone",
        "timeError",
        "useToday",
      ],
      "display": [
        "Avatar",
        "AvatarGroup",
        "Badge",
        "CodeView",
        "DataTable",
        "DisplayValue",
        "EmptyState",
        "JsonView",
        "KeyValueList",
        "List",
        "Priority",
        "ProgressBar",
        "ProgressRing",
        "QueryView",
        "RowCount",
        "StatRow",
        "StatTile",
        "StatusBadge",
        "SummaryPanel",
        "Tag",
        "Timeline",
        "displayTypes",
        "initialsOf",
        "isDisplayType",
        "priorityLevels",
        "toPriority",
      ],
      "elements": [
        "Button",
        "CopyButton",
        "Icon",
        "LinkButton",
        "Skeleton",
        "Spinner",
        "buttonVariant",
        "copyText",
        "iconNames",
        "isIconName",
      ],
      "inputs": [
        "Checkbox",
        "Dropdown",
        "Field",
        "RadioGroup",
        "SearchBox",
        "SegmentedControl",
        "Select",
        "Slider",
        "StarRating",
        "StarRatingInput",
        "Switch",
        "TextArea",
        "TextInput",
        "useFieldControl",
        "useFieldGroup",
      ],
      "layout": [
        "Accordion",
        "Banner",
        "Card",
        "Page",
        "PageHeader",
        "Split",
        "SplitView",
        "Stack",
        "useMediaQuery",
      ],
      "navigation": [
        "Breadcrumb",
        "Link",
        "Pagination",
        "Stepper",
        "Tabs",
        "Toolbar",
        "Tree",
        "linkVariant",
        "safeHref",
        "scrollTabIntoView",
      ],
      "overlays": [
        "AlertStack",
        "ContextMenu",
        "Dialog",
        "Menu",
        "Popover",
        "SidePanel",
        "Tooltip",
        "alertDelay",
        "dismissAlert",
        "selectAlerts",
        "showAlert",
        "useAlerts",
        "useContextMenu",
        "useFloating",
        "useModalDialog",
      ],
      "theme": [
        "toTone",
        "tones",
      ],
    }
  `);
});
