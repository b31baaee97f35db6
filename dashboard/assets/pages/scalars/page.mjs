// The page Scalars: its cards are drawn by Field.
import { drawCards } from "../../charts/cards.mjs";
import { Field } from "../../charts/field.mjs";
import { options } from "../../charts/scalar_view.mjs";
import "./baseline.mjs";
import "./card_actions.mjs";

drawCards("scalars", Field, options);
