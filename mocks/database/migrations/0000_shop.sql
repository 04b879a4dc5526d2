CREATE SCHEMA "shop";
--> statement-breakpoint
CREATE SEQUENCE "shop"."lead_id_ba" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."lead_id_hr" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."lead_id_me" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."lead_id_rs" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_id_ba" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_id_hr" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_id_me" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_id_rs" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "shop"."attempts" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_country_key_pk" PRIMARY KEY("country","key")
);
--> statement-breakpoint
CREATE TABLE "shop"."images" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."offers" (
	"country" text NOT NULL,
	"position" integer NOT NULL,
	"offer" jsonb NOT NULL,
	CONSTRAINT "offers_country_position_pk" PRIMARY KEY("country","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."order_articles" (
	"country" text NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"offer_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_articles_country_order_id_position_pk" PRIMARY KEY("country","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."orders" (
	"country" text NOT NULL,
	"id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"key" text,
	CONSTRAINT "orders_country_id_pk" PRIMARY KEY("country","id"),
	CONSTRAINT "orders_lead" UNIQUE("country","lead_id"),
	CONSTRAINT "orders_user_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "shop"."reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."reset_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."reviews" (
	"country" text NOT NULL,
	"id" text NOT NULL,
	"offer_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"head" text NOT NULL,
	"body" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attachments" jsonb NOT NULL,
	CONSTRAINT "reviews_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "shop"."seeds" (
	"country" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."shipments" (
	"country" text NOT NULL,
	"lead_id" integer NOT NULL,
	"lines" text[] NOT NULL,
	CONSTRAINT "shipments_country_lead_id_pk" PRIMARY KEY("country","lead_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "shop"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_articles" ADD CONSTRAINT "order_articles_country_order_id_orders_country_id_fk" FOREIGN KEY ("country","order_id") REFERENCES "shop"."orders"("country","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "shop"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reset_codes" ADD CONSTRAINT "reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "shop"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "shop"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_at" ON "shop"."attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reviews_offer" ON "shop"."reviews" USING btree ("country","offer_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "shop"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "shop"."users" USING btree ("country",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "shop"."users" USING btree ("country",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_number" ON "shop"."users" USING btree ("country",lower("phone_number"));