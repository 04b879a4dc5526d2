ALTER TABLE "shop"."images" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "shop"."images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "shop"."users"("id") ON DELETE set null ON UPDATE no action;
